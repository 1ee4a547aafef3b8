import { runAnswers } from "./run-answers.ts";
import { serve } from "./serve.ts";

// One story being read, apart from the page: whatever it does, the page goes on answering (`stories §6.3`).
serve(runAnswers());
