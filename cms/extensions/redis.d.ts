/** Directus's connections to Redis, as far as the extension `redis` uses them; each is one for the process. */
declare module '@directus/api/redis/index' {
  export function redisConfigAvailable(): boolean;
  export function useRedis(): import('./redis/survive-outage.ts').Connection;
}

declare module '@directus/api/logger/index' {
  export function useLogger(): import('./directus.ts').Context['logger'];
}

declare module '@directus/api/bus/index' {
  export function useBus(): import('./redis/survive-outage.ts').Bus;
}

declare module '@directus/api/lock/index' {
  export function useLock(): import('./redis/survive-outage.ts').Lock;
}

declare module '@directus/api/permissions/cache' {
  export function useCache(): import('./redis/survive-outage.ts').Cache & {
    bus: { sub: import('./redis/survive-outage.ts').Connection };
  };
}
