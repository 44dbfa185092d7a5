import { sql } from 'kysely'
import type { usuariosContract } from '@rh/domain/contract/usuarios'
import { listaUsuarios } from '@rh/domain/listas/usuarios'
import { mudancasDeAcesso } from '@rh/domain/usuarios/avisos'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../clock.ts'
import { listSessoes } from '../conta/sessoes.ts'
import { requireSenhaConfirmada } from '../processo/requirements.ts'
import { listAlteracoes } from './alteracoes.ts'
import { gerarCodigo } from './codigo.ts'
import { criarUsuario } from './criar.ts'
import { obterUsuario } from './detalhe.ts'
import { liberar, revogarLiberacao } from './liberacao.ts'
import { contarPorSituacao, usuarioSource, listUsuarios } from './lista.ts'
import { atualizar, desativar, mudarGrupos, mudarHorarios, reativar } from './mudar.ts'
import { retirarFatorDe } from './retirar-fator.ts'
import { encerrarDoUsuario, requireUsuario } from './sessoes.ts'

export function usuariosHandlers(deps: Deps): Handlers<typeof usuariosContract> {
  const { db, clock } = deps
  const { config } = deps
  const { empresaFuso: fuso, metodoLogin: metodo } = config
  /** One write about a user, answered with the user as it is afterwards. */
  const mudar = (request: RequestContext, id: number, fazer: (work: UnitOfWork) => Promise<void>) =>
    write(deps, request, async (work) => {
      await fazer(work)
      return obterUsuario(work.tx, id, request.ator, { agora: work.agora, metodo })
    })
  /** The same, told to the person when it changed what they may do and somebody else did it. */
  const mudarAcesso = (
    request: RequestContext,
    id: number,
    texto: string,
    fazer: (work: UnitOfWork) => Promise<boolean>,
  ) =>
    mudar(request, id, async (work) => {
      if (!(await fazer(work)) || id === request.ator.id) return
      await deps.alertas.avisar(work, { usuarioIds: [id], assunto: 'sistema', icone: 'info', texto })
    })
  return {
    'GET /api/usuarios/listar': async ({ query }) => {
      const momento = { agora: clock.agora(), fuso, metodo }
      const [page, contagens] = await Promise.all([
        listUsuarios(db, query, momento),
        contarPorSituacao(db, query),
      ])
      return { ...page, contagens }
    },
    'GET /api/usuarios/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaUsuarios,
        query,
        source: usuarioSource(query, { agora: clock.agora(), fuso, metodo }),
      }),
    'GET /api/usuarios/contratos': async () => ({
      results: await listContratos(deps, hojeEm(clock.agora(), fuso)),
    }),
    'GET /api/usuarios/:id': ({ params, request }) =>
      obterUsuario(db, params.id, request.ator, { agora: clock.agora(), metodo }),
    'GET /api/usuarios/sessoes/:id': async ({ params, request }) => {
      await requireUsuario(db, params.id)
      const { sessaoId } = request.ator
      return { results: await listSessoes(db, { usuarioId: params.id, sessaoId }, clock.agora()) }
    },
    'GET /api/usuarios/alteracoes/:id': ({ params, query }) => listAlteracoes(db, params.id, query, fuso),
    'POST /api/usuarios/novo': ({ body, request }) => criarUsuario(deps, request, body),
    'PUT /api/usuarios/atualizar': ({ body, request }) =>
      mudarAcesso(request, body.id, mudancasDeAcesso.contratos(request.ator.nome), (work) =>
        atualizar(work, request.ator, fuso, body),
      ),
    'PUT /api/usuarios/grupos': ({ body, request }) =>
      mudarAcesso(request, body.id, mudancasDeAcesso.grupos(request.ator.nome), (work) =>
        mudarGrupos(work, request.ator, config, body),
      ),
    'PUT /api/usuarios/horarios': ({ body, request }) =>
      mudarAcesso(request, body.id, mudancasDeAcesso.horarios(request.ator.nome), (work) =>
        mudarHorarios(work, request.ator, config, body),
      ),
    'POST /api/usuarios/desativar': ({ body, request }) =>
      mudar(request, body.id, (work) => desativar(work, request.ator, config, body)),
    'POST /api/usuarios/reativar': ({ body, request }) =>
      mudar(request, body.id, (work) => reativar(work, request.ator, fuso, body)),
    'POST /api/usuarios/retirar-fator': ({ body, request }) =>
      mudar(request, body.id, (work) => retirarFatorDe(deps, work, request.ator, body)),
    'POST /api/usuarios/codigo': async ({ body, request }) => {
      requireSenhaConfirmada(request.ator, clock.agora())
      return gerarCodigo(deps, request, body.id)
    },
    'POST /api/usuarios/liberar': ({ body, request }) =>
      mudarAcesso(
        request,
        body.id,
        mudancasDeAcesso.liberacao(request.ator.nome, momento(body.ate, fuso)),
        async (work) => {
          await liberar(work, request.ator, body)
          return true
        },
      ),
    'POST /api/usuarios/revogar-liberacao': ({ body, request }) =>
      mudarAcesso(request, body.id, mudancasDeAcesso.revogacao(request.ator.nome), async (work) => {
        await revogarLiberacao(work, request.ator, body)
        return true
      }),
    'POST /api/usuarios/encerrar-sessoes': ({ body, request }) =>
      write(deps, request, (work) => encerrarDoUsuario(work, body)),
  }
}

/** `21/11/2026, 22:00`, by the company's clock. */
const momento = (instante: string, fuso: string): string =>
  Temporal.Instant.from(instante)
    .toZonedDateTimeISO(fuso)
    .toPlainDateTime()
    .toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })

interface Contrato {
  readonly id: number
  readonly numero: string
  readonly cliente: string
  readonly objeto: string
  readonly encerrado: boolean
}

/** Contracts that may be in somebody's scope; those that ended come last, for who still closes them. */
async function listContratos({ db }: Deps, hoje: string): Promise<Contrato[]> {
  const { rows } = await sql<Contrato>`
    select co.id, co.numero, cl.nome_fantasia as cliente, co.objeto,
           co.termino < ${hoje}::date as encerrado
      from contrato co join cliente cl on cl.id = co.cliente_id
     order by encerrado, busca(cl.nome_fantasia), co.numero`.execute(db)
  return rows
}
