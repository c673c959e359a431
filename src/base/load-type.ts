/** How the document was loaded; undefined where the browser does not tell. */
export function getLoadType(): NavigationTimingType | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded instanceof PerformanceNavigationTiming ? loaded.type : undefined;
}
