export const BACKUP = `Usage: pnpm backup [--to FILE] [--without-files]
  --to FILE         the archive; unset: a new one in DATA_DIR/backups
  --without-files   leaves people's documents out, where their bucket is backed up by itself`
/** @type {{ to: { type: 'string' }, 'without-files': { type: 'boolean' } }} */
export const BACKUP_OPTIONS = { to: { type: 'string' }, 'without-files': { type: 'boolean' } }

export const RESTORE = `Usage: pnpm restore --from FILE [--replace]
  --from FILE   the archive
  --replace     a database with rows in it gives way to the archive`
/** @type {{ from: { type: 'string' }, replace: { type: 'boolean' } }} */
export const RESTORE_OPTIONS = { from: { type: 'string' }, replace: { type: 'boolean' } }

export const TEST = `Usage: npm test, npm run test:rest, test:shared, test:all, test:faults, look, look:renew [-- WORD …]
  What each runs stands in CONTRIBUTING.md. Words are passed on to the runners: names of files, or options of theirs.`

export const BENCHES = ['admin', 'alerts', 'api', 'dashboard', 'fill', 'growth', 'load', 'scrape', 'web']
export const BENCH = `Usage: npm run bench [-- NAME … [SIZE …]]
  NAME   ${BENCHES.join(', ')};
         without one, all that take few minutes
  SIZE   numbers, for growth and fill`
