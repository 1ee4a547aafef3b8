import type { AiLabel } from "@4d/cards";

/** The label of AI-generated pictures, as the practice guide of TC260 puts it into XMP (`images §5.1`). */
export function labelXmp({ producer, id }: AiLabel): string {
  const label = JSON.stringify({ Label: "1", ContentProducer: producer, ProduceID: id });
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:TC260="http://www.tc260.org.cn/ns/AIGC/1.0/" TC260:AIGC="${label.replaceAll('"', "&quot;")}"/></rdf:RDF></x:xmpmeta>`;
}
