import { Hono } from 'hono/tiny';
import { peekIndex } from '../../catalog/index/catalogue.ts';
import { suggest } from '../../catalog/index/suggest.ts';
import { cleanText } from '../../catalog/list/list-query.ts';
import { defaultLanguage, languages } from '../../i18n/languages.ts';
import type { EdgeEnv } from '../edge-env.ts';

/** What a searcher may mean, answered from memory while they type. */
export function answerSuggestions(): Hono<EdgeEnv> {
  return new Hono<EdgeEnv>().get('/api/suggestions', (context) => {
    const language = languages.find((one) => one === context.req.query('language')) ?? defaultLanguage;
    const settings = peekIndex()?.settings;
    const isOpen = settings?.isOn && !settings.isInMaintenance;
    const suggestions = isOpen ? suggest(cleanText(context.req.query('q') ?? ''), language) : [];
    context.header('cache-control', 'private, max-age=30');
    return context.json({ suggestions });
  });
}
