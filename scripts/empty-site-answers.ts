import { createInterface } from 'node:readline/promises';
import type { EmptySite } from '../cms/instance.ts';
import { defaultLanguage, isLanguage, type Language, languages } from '../src/i18n/languages.ts';
import { Failure } from './launch/failure.mjs';

type Answers = Omit<EmptySite, 'domain'>;

type Question<Value> = {
  variable: string;
  text: string;
  /** Undefined for an answer that is none. */
  parse: (answer: string) => Value | undefined;
  /** What an answer has to be. */
  hint: string;
};

const nameQuestion: Question<string> = {
  variable: 'SITE_NAME',
  text: 'Name of the company, as its register has it',
  parse: (answer) => (answer.length <= 255 && answer) || undefined,
  hint: 'a name of at most 255 characters',
};

const languagesQuestion: Question<Language[]> = {
  variable: 'SITE_LANGUAGES',
  text: `Languages, from ${languages.join(', ')}; German always comes along`,
  parse: parseLanguages,
  hint: `some of ${languages.join(', ')}, with commas between them`,
};

const shopQuestion: Question<boolean> = {
  variable: 'SITE_SHOP',
  text: 'With a shop? yes or no',
  parse: (answer) => (/^(?:y|yes|j|ja|true|1)$/i.test(answer) ? true : parseNo(answer)),
  hint: 'yes or no',
};

const parseNo = (answer: string) => (/^(?:n|no|nein|false|0)$/i.test(answer) ? false : undefined);

function parseLanguages(answer: string): Language[] | undefined {
  const words = answer
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  if (words.length === 0 || !words.every(isLanguage)) return undefined;
  return languages.filter((language) => language === defaultLanguage || words.includes(language));
}

type Terminal = { ask: (text: string) => Promise<string>; close: () => void };

/**
 * What an empty website is to be: from the variables, and from the terminal what they leave open.
 *
 * @param open undefined where nobody can answer
 */
export async function readEmptySite(
  environment: NodeJS.ProcessEnv = process.env,
  open: (() => Terminal) | undefined = process.stdin.isTTY && process.stdout.isTTY ? openTerminal : undefined,
): Promise<Answers> {
  const missing = [nameQuestion, languagesQuestion, shopQuestion].filter(
    ({ variable }) => !environment[variable]?.trim(),
  );
  if (missing.length > 0 && !open) {
    throw new Failure(
      `An empty website needs ${missing.map(({ variable }) => variable).join(', ')}, and nobody can be asked.`,
      [
        'Start it in a terminal, or name them:',
        'SITE_NAME="Juwelier Beispiel" SITE_LANGUAGES=de,en SITE_SHOP=yes npm start -- --empty',
      ],
    );
  }
  const terminal = missing.length > 0 ? open?.() : undefined;
  const answer = <Value>(question: Question<Value>) => readAnswer(question, environment, terminal);
  try {
    return {
      name: await answer(nameQuestion),
      languages: await answer(languagesQuestion),
      hasShop: await answer(shopQuestion),
    };
  } finally {
    terminal?.close();
  }
}

async function readAnswer<Value>(
  { variable, text, parse, hint }: Question<Value>,
  environment: NodeJS.ProcessEnv,
  terminal: Terminal | undefined,
): Promise<Value> {
  const given = environment[variable]?.trim();
  if (given) {
    const value = parse(given);
    if (value === undefined) throw new Failure(`${variable}=${given} is not what it should be.`, [`Give ${hint}.`]);
    return value;
  }
  for (;;) {
    const value = parse(((await terminal?.ask(`${text}: `)) ?? '').trim());
    if (value !== undefined) return value;
    console.log(`  Please give ${hint}.`);
  }
}

function openTerminal(): Terminal {
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  // The end of the input, as by Ctrl-D, would leave the question open for ever.
  const ended = new Promise<never>((_, reject) =>
    lines.once('close', () =>
      reject(new Failure('The questions were not answered, so nothing was made.', ['Start again.'])),
    ),
  );
  ended.catch(() => undefined);
  lines.once('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  return { ask: (text) => Promise.race([lines.question(text), ended]), close: () => lines.close() };
}
