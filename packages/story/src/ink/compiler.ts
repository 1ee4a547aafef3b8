import * as inkjs from "inkjs/full";
import type { Compiler as InkCompiler, CompilerOptions as InkOptions } from "inkjs/types";

// typed by hand for the reason given in run/runtime.ts
export const Compiler = inkjs.Compiler as typeof InkCompiler;
export const CompilerOptions = inkjs.CompilerOptions as typeof InkOptions;
