import type { estoqueContract } from '@rh/domain/contract/estoque'
import type { estoqueContagemContract } from '@rh/domain/contract/estoque-contagem'
import type { estoquePessoasContract } from '@rh/domain/contract/estoque-pessoas'
import { listaCompras, listaMovimentos, listaSaldos } from '@rh/domain/listas/estoque'
import { clearDocumento } from '../../arquivos/documento.ts'
import { hojeEm } from '../../clock.ts'
import { write, type UnitOfWork } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import { exportar } from '../../exportacao/exportar.ts'
import type { Ator, RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { devolver, entregar } from '../colaborador/uniformes.ts'
import { listContratos } from '../ferias/contratos.ts'
import { requireVinculo } from '../colaborador/vinculo.ts'
import {
  abrirContagem,
  cancelarContagem,
  contar,
  fecharContagem,
  listContagens,
  obterContagem,
} from './contagem.ts'
import { alterarLocal, criarLocal, listLocais, nomeDoLocal } from './locais.ts'
import { darEntrada, descartar, salvarMinimos, transferir } from './mover.ts'
import { listMovimentos, movimentosSource, procurar } from './movimentos.ts'
import { nomeDaPeca, nomeDaPessoa } from './nomes.ts'
import { papelDaFicha, papelDoRecibo } from './papeis.ts'
import { anularAssinado, guardarAssinado, listRecibos, servirAnulado, servirAssinado } from './pessoas.ts'
import { listProdutos, obterProduto, procurarProdutos } from './produtos.ts'
import { comprasSource, listCompras, saldosSource } from './saldos.ts'

const feito = { ok: true } as const

/** Answers the calls of the stock. */
export function estoqueHandlers(
  deps: Deps,
): Handlers<typeof estoqueContract & typeof estoquePessoasContract & typeof estoqueContagemContract> {
  return { ...leituras(deps), ...movimentos(deps), ...pessoas(deps), ...contagens(deps) }
}

const relogioDe = ({ clock, config: { empresaFuso: fuso } }: Deps) => ({
  hoje: hojeEm(clock.agora(), fuso),
  fuso,
})

type Todas = ReturnType<typeof estoqueHandlers>
type Parte<K extends keyof Todas> = Pick<Todas, K>

const leituras = (
  deps: Deps,
): Parte<
  | 'GET /api/product/list'
  | 'GET /api/product/search'
  | 'GET /api/product/details'
  | 'GET /api/product/saldos/exportar'
  | 'GET /api/product/movimentos'
  | 'GET /api/product/movimentos/exportar'
  | 'GET /api/product/compras'
  | 'GET /api/product/compras/exportar'
  | 'GET /api/product/locais'
> => {
  const { db, clock } = deps
  const relogio = () => relogioDe(deps)
  return {
    'GET /api/product/list': ({ query, request: { ator } }) => listProdutos(db, ator, query, relogio().hoje),
    'GET /api/product/search': ({ query, request: { ator } }) =>
      procurarProdutos(db, ator, query, relogio().hoje),
    'GET /api/product/details': ({ query, request: { ator } }) =>
      obterProduto(db, ator, query.id, relogio().hoje),
    'GET /api/product/saldos/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaSaldos,
        query,
        nomes: { localId: nomeDoLocal(request.ator) },
        source: saldosSource(request.ator, query),
      }),
    'GET /api/product/movimentos': ({ query, request: { ator } }) =>
      listMovimentos(db, ator, query, relogio()),
    'GET /api/product/movimentos/exportar': async ({ query, request }) => {
      const { ator } = request
      const { hoje } = relogio()
      return exportar(deps, request, {
        lista: listaMovimentos,
        query,
        nomes: nomesDosMovimentos(ator, hoje),
        source: movimentosSource(ator, query, relogio(), await procurar(db, ator, query.busca, hoje)),
      })
    },
    'GET /api/product/compras': ({ query, request: { ator } }) => listCompras(db, ator, query, clock.agora()),
    'GET /api/product/compras/exportar': ({ query, request }) =>
      exportar(deps, request, {
        lista: listaCompras,
        query,
        nomes: { localId: nomeDoLocal(request.ator) },
        source: comprasSource(request.ator, query, clock.agora()),
      }),
    'GET /api/product/locais': async ({ request: { ator } }) => {
      const [results, contratos] = await Promise.all([
        listLocais(db, ator),
        listContratos(db, ator, relogio().hoje),
      ])
      return { results, contratos }
    },
  }
}

const nomesDosMovimentos = (ator: Ator, hoje: string) => ({
  localId: nomeDoLocal(ator),
  itemId: nomeDaPeca,
  colaboradorId: nomeDaPessoa(ator, hoje),
})

const movimentos = (
  deps: Deps,
): Parte<
  | 'POST /api/product/locais'
  | 'PUT /api/product/locais/:id'
  | 'POST /api/product/entrada'
  | 'POST /api/product/transferir'
  | 'POST /api/product/descartar'
  | 'POST /api/product/minimos'
> => {
  const fazer = (request: RequestContext, trabalho: (work: UnitOfWork) => Promise<void>) =>
    write(deps, request, async (work) => {
      await trabalho(work)
      return feito
    })
  return {
    'POST /api/product/locais': ({ body, request }) =>
      write(deps, request, async (work) => ({ id: await criarLocal(work, request.ator, body) })),
    'PUT /api/product/locais/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => ({
        versao: await alterarLocal(work, request.ator, { ...body, ...params }, relogioDe(deps).fuso),
      })),
    'POST /api/product/entrada': ({ body, request }) =>
      fazer(request, (work) => darEntrada(work, request.ator, body)),
    'POST /api/product/transferir': ({ body, request }) =>
      fazer(request, (work) => transferir(work, request.ator, body)),
    'POST /api/product/descartar': ({ body, request }) =>
      fazer(request, (work) => descartar(work, request.ator, body)),
    'POST /api/product/minimos': ({ body, request }) =>
      fazer(request, (work) => salvarMinimos(work, request.ator, body, relogioDe(deps).fuso)),
  }
}

const pessoas = (
  deps: Deps,
): Parte<
  | 'POST /api/product/entregar'
  | 'POST /api/product/devolver'
  | 'GET /api/product/ficha/:id'
  | 'GET /api/product/recibos'
  | 'GET /api/product/recibo/:id'
  | 'PUT /api/product/recibo/assinado/:id'
  | 'GET /api/product/recibo/assinado/:id'
  | 'POST /api/product/recibo/anular/:id'
  | 'GET /api/product/recibo/anulado/:id'
> => {
  const { db, arquivos } = deps
  const relogio = () => relogioDe(deps)
  return {
    'POST /api/product/entregar': ({ body, request: { ator, ...request } }) =>
      write(deps, { ...request, ator }, async (work) => {
        const { colaboradorId, localId, semBaixa, observacao, entregueEm } = body
        const { hoje } = relogio()
        const vinculo = await requireVinculo(work.tx, colaboradorId, ator, hoje)
        const pecas = body.pecas.map((peca) => ({ ...peca, entregueEm, observacao }))
        // The day is typed once, for all of them.
        const campo = (i: number, nome: string): string =>
          nome === 'entregueEm' ? nome : `pecas.${i}.${nome}`
        const entrega = { pecas, localId, semBaixa, campo, comRecibo: true }
        const { reciboId } = await entregar(work, vinculo, entrega, { hoje, ator })
        if (reciboId === null) throw new Error('A delivery of the stock has a receipt')
        return { reciboId }
      }),
    'POST /api/product/devolver': ({ body: { colaboradorId, ...devolucao }, request }) =>
      write(deps, request, async (work) => {
        const { hoje, fuso } = relogio()
        const vinculo = await requireVinculo(work.tx, colaboradorId, request.ator, hoje)
        await devolver(work, vinculo, devolucao, { hoje, fuso, ator: request.ator })
        return feito
      }),
    'GET /api/product/ficha/:id': ({ params, request: { ator } }) => papelDaFicha(deps, params.id, ator),
    'GET /api/product/recibos': ({ query, request: { ator } }) =>
      listRecibos(db, ator, query, relogio().hoje),
    'GET /api/product/recibo/:id': ({ params, request: { ator } }) => papelDoRecibo(deps, params.id, ator),
    'PUT /api/product/recibo/assinado/:id': async ({ params, arquivo, request }) => {
      const limpo = await clearDocumento(arquivo)
      return write(deps, request, async (work) => {
        const { hoje } = relogio()
        await guardarAssinado(work, arquivos, params.id, { arquivo: limpo, ator: request.ator, hoje })
        return feito
      })
    },
    'GET /api/product/recibo/assinado/:id': ({ params, request: { ator } }) =>
      servirAssinado(db, arquivos, params.id, ator, relogio().hoje),
    'POST /api/product/recibo/anular/:id': ({ params, body, request }) =>
      write(deps, request, async (work) => {
        await anularAssinado(work, params.id, { ...body, ator: request.ator, hoje: relogio().hoje })
        return feito
      }),
    'GET /api/product/recibo/anulado/:id': ({ params, request: { ator } }) =>
      servirAnulado(db, arquivos, params.id, ator, relogio().hoje),
  }
}

const contagens = (deps: Deps): Parte<keyof typeof estoqueContagemContract> => {
  const { db } = deps
  const { fuso } = relogioDe(deps)
  return {
    'GET /api/product/contagens': ({ query, request: { ator } }) => listContagens(db, ator, query),
    'POST /api/product/contagens': ({ body, request }) =>
      write(deps, request, (work) => abrirContagem(work, request.ator, body.localId)),
    'GET /api/product/contagens/:id': ({ params, request: { ator } }) => obterContagem(db, ator, params.id),
    'PUT /api/product/contagens/:id': ({ params, body, request }) =>
      write(deps, request, (work) => contar(work, request.ator, params.id, body)),
    'POST /api/product/contagens/fechar': ({ body, request }) =>
      write(deps, request, (work) => fecharContagem(work, request.ator, body, fuso)),
    'POST /api/product/contagens/cancelar': ({ body, request }) =>
      write(deps, request, (work) => cancelarContagem(work, request.ator, body, fuso)),
  }
}
