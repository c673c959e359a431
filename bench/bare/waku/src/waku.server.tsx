import { createPages, Link } from 'waku';
import adapter from 'waku/adapters/node';
import { BareList } from '../../list.ts';

/** The same list as a page of Waku, rendered for each request, with links for client-side navigation. */
const Page = ({ query }: { query: string }) => (
  <BareList
    list={Number(new URLSearchParams(query).get('list'))}
    renderLink={(href, name) => <Link to={href}>{name}</Link>}
  />
);

export default adapter(
  createPages(async ({ createPage }) => [createPage({ render: 'dynamic', path: '/', component: Page })]),
);
