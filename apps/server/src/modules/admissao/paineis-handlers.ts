import type { AdmissaoRegistro } from '@rh/domain/contract/admissao/registro'
import type { admissaoPaineisContract } from '@rh/domain/contract/admissao/paineis'
import type { Reply } from '@rh/domain/http/endpoint'
import type { Evento } from '@rh/domain/processo/contract'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { AtoDaAdmissao } from '@rh/domain/processos/admissao/atos'
import { writeAndReply, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm, momentoDe } from '../../clock.ts'
import { agir } from '../processo/atos.ts'
import type { ChamadasDoMotor } from '../processo/montar.ts'
import { obterChecklist } from '../processo/anexos/anexos.ts'
import { obterRegistro } from '../processo/registro.ts'
import { anexosDaAdmissao } from './anexos.ts'
import { obterConferencia } from './conferencia.ts'
import { obterPainelUniforme } from './kit.ts'
import { completarAdmissao, obterPainelAdicional } from './painel-adicional.ts'
import { obterPainelExame, solicitarExame } from './painel-exame.ts'
import { obterPainelVaga } from './painel-vaga.ts'
import { moduloAdmissao } from './modulo.ts'
import { papeisDaAdmissao } from './papeis/papeis.ts'

interface Visto {
  readonly id: number
  readonly versao: number
}
type Proprias = Omit<typeof admissaoPaineisContract, ChamadasDoMotor<typeof admissao>>
type Papeis = Reply<Proprias['GET /api/admissao/pagina/:id']>['papeis']
type Fazer = (work: UnitOfWork) => Promise<Evento['mudancas']>

export function paineisHandlers(deps: Deps): Handlers<Proprias> {
  const { db, alertas } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.clock.agora(), fuso)
  const modulo = moduloAdmissao(fuso)
  /** The record of the kind, whose form is this one. */
  const obter = ({ ator }: RequestContext, id: number) =>
    obterRegistro(
      modulo,
      db,
      id,
      ator,
      momentoDe(deps.clock, fuso),
    ) as Promise<unknown> as Promise<AdmissaoRegistro>
  /** Does it, and answers the admission as it is after the commit. */
  const naAdmissao = (request: RequestContext, ato: AtoDaAdmissao, { id, versao }: Visto, fazer: Fazer) =>
    writeAndReply(
      deps,
      request,
      (work) => agir({ alertas, fuso }, admissao, work, request, { id, versao, ato }, () => fazer(work)),
      () => obter(request, id),
    )
  return {
    'GET /api/admissao/pagina/:id': async ({ params: { id }, request }) => {
      const [registro, anexos, papeis] = await Promise.all([
        obter(request, id),
        obterChecklist(anexosDaAdmissao, db, id, request.ator, hoje()),
        papeisDaAdmissao.listar(db, id, request.ator) as Promise<Papeis>,
      ])
      return { registro, anexos, papeis }
    },
    'GET /api/admissao/painel/vaga/:id': ({ params, request }) =>
      obterPainelVaga(db, params.id, request.ator, hoje()),
    'GET /api/admissao/painel/exame/:id': ({ params, request }) =>
      obterPainelExame(db, params.id, request.ator, hoje()),
    'POST /api/admissao/exame': ({ body, request }) =>
      naAdmissao(request, 'solicitar_exame', body, async (work) => {
        await solicitarExame(work, body.id, body.dados, { hoje: hoje(), quem: request.ator.id })
        return []
      }),
    'GET /api/admissao/painel/uniforme/:id': ({ params, request }) =>
      obterPainelUniforme(db, params.id, request.ator, hoje()),
    'GET /api/admissao/painel/adicional/:id': ({ params, request }) =>
      obterPainelAdicional(db, params.id, request.ator, hoje()),
    'POST /api/admissao/adicional': ({ body, request }) =>
      naAdmissao(request, 'adicional', body, (work) =>
        completarAdmissao(work, body.id, body.dados, { hoje: hoje(), ator: request.ator }),
      ),
    'GET /api/admissao/painel/conferencia/:id': ({ params, request }) =>
      obterConferencia(db, params.id, request.ator, hoje()),
  }
}
