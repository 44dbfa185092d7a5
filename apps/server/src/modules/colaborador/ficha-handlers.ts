import type { fichaContract } from '@rh/domain/contract/ficha'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { Pedido } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { listAlteracoes } from './alteracoes.ts'
import { cancelar, desfazer, registrar, verificar } from './correcao.ts'
import { obterFicha, type Quando } from './ficha.ts'
import { listHistorico } from './historico.ts'
import { obterInicio } from './inicio.ts'
import { listOpcoesDoContrato } from './opcoes-contrato.ts'
import { saveDados } from './pessoa.ts'
import { processosDoColaborador } from './processos.ts'
import { exigirVinculo, tomarVersao, type Vinculo } from './vinculo.ts'

export function fichaHandlers(deps: Deps): Handlers<typeof fichaContract> {
  const { db, relogio, config } = deps
  const quando = (): Quando => ({
    hoje: hojeEm(relogio.agora(), config.empresaFuso),
    fuso: config.empresaFuso,
  })
  const naFicha = (pedido: Pedido, id: number, fazer: NaFicha) =>
    escrever(deps, pedido, async (escrita) => {
      const agora = quando()
      await fazer(escrita, await exigirVinculo(escrita.tx, id, pedido.ator, agora.hoje), agora)
      return obterFicha(escrita.tx, { id }, pedido.ator, agora)
    })
  return {
    'GET /api/colaborador/inicio': ({ pedido }) => obterInicio(db, pedido.ator, quando().hoje),
    'GET /api/colaborador/obter/:id': ({ params, query, pedido }) =>
      obterFicha(db, { id: params.id, em: query.em }, pedido.ator, quando()),
    'GET /api/colaborador/processos': ({ query, pedido }) =>
      processosDoColaborador(db, query.colaboradorId, pedido.ator, quando().hoje),
    'GET /api/colaborador/historico/:id': async ({ params, pedido }) => ({
      results: await listHistorico(db, params.id, pedido.ator, quando()),
    }),
    'GET /api/colaborador/alteracoes/:id': ({ params, query, pedido }) =>
      listAlteracoes(db, { id: params.id, pagina: query.pagina }, pedido.ator, quando().hoje),
    'GET /api/colaborador/opcoes': () => listOpcoesDoContrato(db),
    'PUT /api/colaborador/dados': ({ body, pedido }) =>
      naFicha(pedido, body.id, (escrita, vinculo, { fuso }) =>
        saveDados(escrita, vinculo, body, pedido.ator, fuso),
      ),
    'POST /api/colaborador/versoes/verificar': async ({ body, pedido }) => {
      const { hoje } = quando()
      const vinculo = await exigirVinculo(db, body.id, pedido.ator, hoje)
      return { pendencias: await verificar(db, vinculo, body.dados, hoje) }
    },
    ...versoes(naFicha),
  }
}

type NaFicha = (escrita: Escrita, vinculo: Vinculo, quando: Quando) => Promise<void>
type Fazer = (
  pedido: Pedido,
  id: number,
  fazer: NaFicha,
) => ReturnType<Handlers<typeof fichaContract>['GET /api/colaborador/obter/:id']>

/** Changes of the contract: each takes the next version of the bond first, and answers the file as it is then. */
const versoes = (naFicha: Fazer) =>
  ({
    'POST /api/colaborador/versoes/registrar': ({ body, pedido }) =>
      naFicha(pedido, body.id, async (escrita, vinculo, { hoje, fuso }) => {
        await tomarVersao(escrita, vinculo, body.versao, fuso)
        await registrar(escrita, vinculo, body.dados, { hoje, aceitos: body.alertasAceitos ?? [] })
      }),
    'POST /api/colaborador/versoes/cancelar': ({ body, pedido }) =>
      naFicha(pedido, body.id, async (escrita, vinculo, { hoje, fuso }) => {
        await tomarVersao(escrita, vinculo, body.versao, fuso)
        await cancelar(escrita, vinculo, body, hoje)
      }),
    'POST /api/colaborador/versoes/desfazer': ({ body, pedido }) =>
      naFicha(pedido, body.id, async (escrita, vinculo, { hoje, fuso }) => {
        await tomarVersao(escrita, vinculo, body.versao, fuso)
        await desfazer(escrita, vinculo, body, { hoje, aceitos: body.alertasAceitos ?? [] })
      }),
  }) satisfies Partial<Handlers<typeof fichaContract>>
