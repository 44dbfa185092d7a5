import type { Reply } from '@rh/domain/http/endpoint'
import type { compartilhadoContract } from '@rh/domain/contract/compartilhado'
import type { Deps } from '../../deps.ts'

/** What everybody may know of the company and of this installation. */
export async function obterEmpresa({
  db,
  config: { cadastroAberto, origemWebsocket, provedor },
}: Pick<Deps, 'db' | 'config'>): Promise<Reply<(typeof compartilhadoContract)['GET /api/config']>> {
  const empresas = await db.selectFrom('empresa').select(['nomeFantasia', 'logo', 'logoPequena']).execute()
  return {
    config: empresas.map(({ nomeFantasia, logo, logoPequena }) => ({
      Nome_fantasia: nomeFantasia,
      Logo: logo,
      Logo_pequena: logoPequena,
    })),
    cadastroAberto,
    ...(origemWebsocket !== undefined && { origemWebsocket }),
    ...(provedor && { provedor }),
  }
}
