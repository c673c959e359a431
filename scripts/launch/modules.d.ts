// These modules run before Node 24 is there to read TypeScript; here is what TypeScript may know of them.
declare module '*/failure.mjs' {
  export class Failure extends Error {
    advice: string[];
    details: string[];
    constructor(message: string, advice?: string[], details?: string[]);
  }

  export function explainWriteError(error: unknown): Failure | undefined;
  export function printFailure(error: unknown): void;
}

declare module '*/launch.mjs' {
  export const commands: string[];
}

declare module '*/progress.mjs' {
  /** Shows that a long step is alive; the note goes behind its name. */
  export function runStep<T>(label: string, work: (report: (note: string) => void) => Promise<T>): Promise<T>;

  /** Nothing is printed any more by `runStep` and `say`. */
  export function silence(): void;

  export function say(text: string): void;
}

declare module '*/ports.mjs' {
  type Environment = Record<string, string | undefined>;

  export function readPort(name: string, fallback: number, environment?: Environment): number;

  export function getContentSource(environment?: Environment): 'bundled' | 'elsewhere' | 'nearby';

  export function checkPorts(wanted: { name: string; what: string; port: number }[]): Promise<void>;

  export function isFree(port: number): Promise<boolean>;
}

declare module '*/compiled-modules.mjs' {
  type Machine = { platform: string; arch: string; abi: string; glibc: string | undefined; path: string };

  export function needsCompiler(machine: Machine): boolean;

  export function checkCompiler(machine: Machine): void;

  export function findInstallCommand(machine: Pick<Machine, 'platform' | 'path'>): string;

  export function explainMissingModule(
    name: string,
    tools: string[],
    details: string[],
    machine: Pick<Machine, 'platform' | 'path'>,
  ): import('./failure.mjs').Failure;

  export function findMissingTools(path: string): string[];

  export function explainInstallFailure(what: string, output: string): import('./failure.mjs').Failure;
}

declare module '*/packages.mjs' {
  /** Installs a folder's packages when its lockfile is not the one that they were installed from. */
  export function ensurePackages(options: { folder: string; what: string }): Promise<void>;

  export function isFit(version: string): boolean;

  export function getStamp(folder: string, node: { binary: string; home: string } | undefined): string;
}

declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
    noHinting?: boolean;
  };

  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
