/** DATABASE_URL as the variables pg_dump and pg_restore read, so that its password is in no argument. */
export function postgresVariables(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const named = {
    PGHOST: url.hostname || url.searchParams.get("host"),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: url.searchParams.get("sslmode"),
  };
  return Object.fromEntries(Object.entries(named).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}
