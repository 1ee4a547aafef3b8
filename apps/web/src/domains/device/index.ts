export { DeviceCells } from "./components/device-cells.tsx";
export { useInstall } from "./components/use-install.tsx";
