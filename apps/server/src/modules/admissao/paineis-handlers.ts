import type { AdmissaoComentario } from '@rh/domain/contract/admissao/index'
import type { admissaoPaineisContract } from '@rh/domain/contract/admissao/paineis'
import type { Evento } from '@rh/domain/processo/contract'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import type { AtoDaAdmissao } from '@rh/domain/processos/admissao/atos'
import { escreverEResponder, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Pedido } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { agir } from '../processo/engine.ts'
import { comentar } from '../processo/comentarios.ts'
import { obterConferencia } from './conferencia.ts'
import { obterPainelUniforme } from './kit.ts'
import { completarRegistro, obterPainelAdicional } from './painel-adicional.ts'
import { obterPainelExame, solicitarExame } from './painel-exame.ts'
import { obterPainelVaga } from './painel-vaga.ts'
import { obterAdmissao } from './registro.ts'

interface Visto {
  readonly id: number
  readonly versao: number
}
type Fazer = (escrita: Escrita) => Promise<Evento['mudancas']>

export function paineisHandlers(deps: Deps): Handlers<typeof admissaoPaineisContract & AdmissaoComentario> {
  const { db, alertas } = deps
  const fuso = deps.config.empresaFuso
  const hoje = () => hojeEm(deps.relogio.agora(), fuso)
  /** Writes, and answers the admission as it is after the commit. */
  const responder = (pedido: Pedido, id: number, fazer: (escrita: Escrita) => Promise<void>) =>
    escreverEResponder(deps, pedido, fazer, () => obterAdmissao(db, id, pedido.ator, hoje()))
  const naAdmissao = (pedido: Pedido, ato: AtoDaAdmissao, { id, versao }: Visto, fazer: Fazer) =>
    responder(pedido, id, (escrita) =>
      agir({ alertas, fuso }, admissao, escrita, pedido, { id, versao, ato }, () => fazer(escrita)),
    )
  return {
    'GET /api/admissao/painel/vaga/:id': ({ params, pedido }) =>
      obterPainelVaga(db, params.id, pedido.ator, hoje()),
    'GET /api/admissao/painel/exame/:id': ({ params, pedido }) =>
      obterPainelExame(db, params.id, pedido.ator, hoje()),
    'POST /api/admissao/exame': ({ body, pedido }) =>
      naAdmissao(pedido, 'solicitar_exame', body, async (escrita) => {
        await solicitarExame(escrita, body.id, body.dados, { hoje: hoje(), quem: pedido.ator.id })
        return []
      }),
    'GET /api/admissao/painel/uniforme/:id': ({ params, pedido }) =>
      obterPainelUniforme(db, params.id, pedido.ator, hoje()),
    'GET /api/admissao/painel/adicional/:id': ({ params, pedido }) =>
      obterPainelAdicional(db, params.id, pedido.ator, hoje()),
    'POST /api/admissao/adicional': ({ body, pedido }) =>
      naAdmissao(pedido, 'adicional', body, (escrita) =>
        completarRegistro(escrita, body.id, body.dados, { hoje: hoje(), ator: pedido.ator }),
      ),
    'GET /api/admissao/painel/conferencia/:id': ({ params, pedido }) =>
      obterConferencia(db, params.id, pedido.ator, hoje()),
    'POST /api/admissao/comentario': ({ body, pedido }) =>
      responder(pedido, body.id, (escrita) => comentar(alertas, admissao, escrita, pedido.ator, body)),
  }
}
