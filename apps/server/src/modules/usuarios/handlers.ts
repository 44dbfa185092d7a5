import { sql } from 'kysely'
import type { usuariosContract } from '@rh/domain/contract/usuarios'
import { listaUsuarios } from '@rh/domain/listas/usuarios'
import { mudancasDeAcesso } from '@rh/domain/usuarios/avisos'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Pedido } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { listSessoes } from '../conta/sessoes.ts'
import { exigirSenhaConfirmada } from '../processo/exigencias.ts'
import { listAlteracoes } from './alteracoes.ts'
import { gerarCodigo } from './codigo.ts'
import { criarUsuario } from './criar.ts'
import { obterUsuario } from './detalhe.ts'
import { liberar, revogarLiberacao } from './liberacao.ts'
import { contarPorSituacao, fonteUsuarios, listUsuarios } from './lista.ts'
import { atualizar, desativar, mudarGrupos, mudarHorarios, reativar } from './mudar.ts'
import { encerrarDoUsuario, exigirUsuario } from './sessoes.ts'

export function usuariosHandlers(deps: Deps): Handlers<typeof usuariosContract> {
  const { db, relogio } = deps
  const fuso = deps.config.empresaFuso
  /** One write about a user, answered with the user as it is afterwards. */
  const mudar = (pedido: Pedido, id: number, fazer: (escrita: Escrita) => Promise<void>) =>
    escrever(deps, pedido, async (escrita) => {
      await fazer(escrita)
      return obterUsuario(escrita.tx, id, pedido.ator, escrita.agora)
    })
  /** The same, told to the person when it changed what they may do and somebody else did it. */
  const mudarAcesso = (
    pedido: Pedido,
    id: number,
    texto: string,
    fazer: (escrita: Escrita) => Promise<boolean>,
  ) =>
    mudar(pedido, id, async (escrita) => {
      if (!(await fazer(escrita)) || id === pedido.ator.id) return
      await deps.alertas.avisar(escrita, { usuarioIds: [id], assunto: 'sistema', icone: 'info', texto })
    })
  return {
    'GET /api/usuarios/listar': async ({ query }) => {
      const momento = { agora: relogio.agora(), fuso }
      const [page, contagens] = await Promise.all([
        listUsuarios(db, query, momento),
        contarPorSituacao(db, query),
      ])
      return { ...page, contagens }
    },
    'GET /api/usuarios/exportar': ({ query, pedido }) =>
      exportar(deps, pedido, {
        lista: listaUsuarios,
        query,
        fonte: fonteUsuarios(query, { agora: relogio.agora(), fuso }),
      }),
    'GET /api/usuarios/contratos': async () => ({
      results: await listContratos(deps, hojeEm(relogio.agora(), fuso)),
    }),
    'GET /api/usuarios/:id': ({ params, pedido }) =>
      obterUsuario(db, params.id, pedido.ator, relogio.agora()),
    'GET /api/usuarios/sessoes/:id': async ({ params, pedido }) => {
      await exigirUsuario(db, params.id)
      const { sessaoId } = pedido.ator
      return { results: await listSessoes(db, { usuarioId: params.id, sessaoId }, relogio.agora()) }
    },
    'GET /api/usuarios/alteracoes/:id': ({ params, query }) => listAlteracoes(db, params.id, query, fuso),
    'POST /api/usuarios/novo': ({ body, pedido }) => criarUsuario(deps, pedido, body),
    'PUT /api/usuarios/atualizar': ({ body, pedido }) =>
      mudarAcesso(pedido, body.id, mudancasDeAcesso.contratos(pedido.ator.nome), (escrita) =>
        atualizar(escrita, fuso, body),
      ),
    'PUT /api/usuarios/grupos': ({ body, pedido }) =>
      mudarAcesso(pedido, body.id, mudancasDeAcesso.grupos(pedido.ator.nome), (escrita) =>
        mudarGrupos(escrita, pedido.ator, fuso, body),
      ),
    'PUT /api/usuarios/horarios': ({ body, pedido }) =>
      mudarAcesso(pedido, body.id, mudancasDeAcesso.horarios(pedido.ator.nome), (escrita) =>
        mudarHorarios(escrita, pedido.ator, fuso, body),
      ),
    'POST /api/usuarios/desativar': ({ body, pedido }) =>
      mudar(pedido, body.id, (escrita) => desativar(escrita, pedido.ator, fuso, body)),
    'POST /api/usuarios/reativar': ({ body, pedido }) =>
      mudar(pedido, body.id, (escrita) => reativar(escrita, pedido.ator, fuso, body)),
    'POST /api/usuarios/codigo': async ({ body, pedido }) => {
      exigirSenhaConfirmada(pedido.ator, relogio.agora())
      return gerarCodigo(deps, pedido, body.id)
    },
    'POST /api/usuarios/liberar': ({ body, pedido }) =>
      mudarAcesso(
        pedido,
        body.id,
        mudancasDeAcesso.liberacao(pedido.ator.nome, momento(body.ate, fuso)),
        async (escrita) => {
          await liberar(escrita, pedido.ator, body)
          return true
        },
      ),
    'POST /api/usuarios/revogar-liberacao': ({ body, pedido }) =>
      mudarAcesso(pedido, body.id, mudancasDeAcesso.revogacao(pedido.ator.nome), async (escrita) => {
        await revogarLiberacao(escrita, pedido.ator, body)
        return true
      }),
    'POST /api/usuarios/encerrar-sessoes': ({ body, pedido }) =>
      escrever(deps, pedido, (escrita) => encerrarDoUsuario(escrita, body)),
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
           coalesce(co.fim < ${hoje}::date, false) as encerrado
      from contrato co join cliente cl on cl.id = co.cliente_id
     order by encerrado, busca(cl.nome_fantasia), co.numero`.execute(db)
  return rows
}
