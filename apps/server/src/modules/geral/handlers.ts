import { sql } from 'kysely'
import type { compartilhadoContract } from '@rh/domain/contract/compartilhado'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { obterEmpresa } from './empresa.ts'

export function geralHandlers(deps: Deps): Handlers<typeof compartilhadoContract> {
  const { db } = deps
  return {
    'GET /api/setores': async () => {
      const setores = await db.selectFrom('setor').select(['id', 'nome', 'icon']).orderBy('id').execute()
      return { results: setores.map(({ id, nome, icon }) => ({ PK_ID_projeto: id, Nome: nome, Icon: icon })) }
    },
    'GET /api/config': () => obterEmpresa(deps),
    // A database that is away is no reason to restart the process, which waits for it.
    'GET /api/saude': async () => ({ status: 'ok' }),
    'GET /api/pronto': async () => {
      await sql`select 1`.execute(db)
      return { status: 'ok' }
    },
  }
}
