import type { fichaListasContract } from '@rh/domain/contract/ficha-listas'
import { clearDocumento } from '../../../arquivos/documento.ts'
import { write, type UnitOfWork } from '../../../db/write.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestContext } from '../../../http/ator.ts'
import type { Handlers } from '../../../http/serve.ts'
import { hojeEm } from '../../../clock.ts'
import { editarDependente, encerrarDependente, incluirDependente, listDependentes } from '../dependentes.ts'
import { anexarArquivo, readArquivo } from '../documentos/documento-arquivo.ts'
import { readDaAdmissao, listDaAdmissao } from '../documentos/documentos-admissao.ts'
import {
  editarDocumento,
  encerrarDocumento,
  listDocumentos,
  listTipos,
  registrarDocumento,
} from '../documentos/documentos.ts'
import type { Quando } from './ficha.ts'
import { devolver, entregar, listEntregas, listItens, saveTamanhos } from '../uniformes.ts'
import { requireVinculo, type Vinculo } from '../vinculo.ts'

type Chamadas = Handlers<typeof fichaListasContract>
type WriteInFicha = <R>(
  request: RequestContext,
  id: number,
  fazer: (work: UnitOfWork, vinculo: Vinculo, quando: Quando) => Promise<R>,
) => Promise<R>
type Ler = (request: RequestContext, id: number) => Promise<Vinculo>

/** Dependants, documents and uniforms: every call begins by asking whether this person may see the bond. */
export function fichaListasHandlers(deps: Deps): Chamadas {
  const fuso = deps.config.empresaFuso
  const quando = (): Quando => ({ hoje: hojeEm(deps.clock.agora(), fuso), fuso })
  const ler: Ler = (request, id) => requireVinculo(deps.db, id, request.ator, quando().hoje)
  const naFicha: WriteInFicha = (request, id, fazer) =>
    write(deps, request, async (work) => {
      const agora = quando()
      return fazer(work, await requireVinculo(work.tx, id, request.ator, agora.hoje), agora)
    })
  return {
    ...leituras(deps, ler, quando),
    ...dependentes(naFicha),
    ...documentos(naFicha),
    ...arquivos(deps, ler, naFicha),
    ...uniformes(naFicha),
  }
}

const feito = { ok: true } as const

const leituras = ({ db }: Deps, ler: Ler, quando: () => Quando) =>
  ({
    'GET /api/colaborador/dependentes/:id': async ({ params, query, request }) => {
      const vinculo = await ler(request, params.id)
      return { results: await listDependentes(db, vinculo, query.em ?? quando().hoje) }
    },
    'GET /api/colaborador/documentos/:id': async ({ params, query, request }) => {
      const { hoje, fuso } = quando()
      const vinculo = await ler(request, params.id)
      const naData = { em: query.em ?? hoje, fuso }
      const [results, tipos, daAdmissao] = await Promise.all([
        listDocumentos(db, vinculo, request.ator, naData),
        listTipos(db, request.ator),
        listDaAdmissao(db, vinculo, request.ator, naData),
      ])
      return { results, tipos, daAdmissao }
    },
    'GET /api/colaborador/uniformes/:id': async ({ params, query, request }) => {
      const vinculo = await ler(request, params.id)
      const results = await listEntregas(db, vinculo, query.em ?? quando().hoje)
      return { results, itens: await listItens(db, vinculo) }
    },
  }) satisfies Partial<Chamadas>

const dependentes = (naFicha: WriteInFicha) =>
  ({
    'POST /api/colaborador/dependentes/incluir': ({ body, request }) =>
      naFicha(request, body.id, (work, vinculo, { hoje }) =>
        incluirDependente(work, vinculo, body.dados, hoje),
      ),
    'PUT /api/colaborador/dependentes/editar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, quando) => {
        await editarDependente(work, vinculo, body, quando)
        return feito
      }),
    'POST /api/colaborador/dependentes/encerrar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, quando) => {
        await encerrarDependente(work, vinculo, body, quando)
        return feito
      }),
  }) satisfies Partial<Chamadas>

const documentos = (naFicha: WriteInFicha) =>
  ({
    'POST /api/colaborador/documentos/registrar': ({ body, request }) =>
      naFicha(request, body.id, (work, vinculo, { hoje }) =>
        registrarDocumento(work, vinculo, body, { ator: request.ator, hoje }),
      ),
    'PUT /api/colaborador/documentos/editar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, quando) => {
        await editarDocumento(work, vinculo, body, { ator: request.ator, ...quando })
        return feito
      }),
    'POST /api/colaborador/documentos/encerrar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, quando) => {
        await encerrarDocumento(work, vinculo, body, { ator: request.ator, ...quando })
        return feito
      }),
  }) satisfies Partial<Chamadas>

const arquivos = (deps: Deps, ler: Ler, naFicha: WriteInFicha) =>
  ({
    'PUT /api/colaborador/documentos/arquivo/:id': async ({ params: { id }, query, arquivo, request }) => {
      const limpo = await clearDocumento(arquivo)
      return naFicha(request, query.colaboradorId, async (work, vinculo) => {
        await anexarArquivo(work, deps.arquivos, vinculo, { id, arquivo: limpo, ator: request.ator })
        return feito
      })
    },
    'GET /api/colaborador/documentos/arquivo/:id': async ({ params: { id }, query, request }) => {
      const vinculo = await ler(request, query.colaboradorId)
      return readArquivo(deps.db, deps.arquivos, vinculo, { id, ator: request.ator })
    },
    'GET /api/colaborador/documentos/admissao/:id': async ({ params: { id }, query, request }) => {
      const vinculo = await ler(request, query.colaboradorId)
      return readDaAdmissao(deps.db, deps.arquivos, vinculo, { id, ator: request.ator })
    },
  }) satisfies Partial<Chamadas>

const uniformes = (naFicha: WriteInFicha) =>
  ({
    'POST /api/colaborador/uniformes/entregar': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje }) => {
        const { localId, semBaixa } = body.dados
        const campo = (_: number, nome: string): string => `dados.${nome}`
        const entrega = { pecas: [body.dados], localId, semBaixa, campo, comRecibo: true }
        const { ids } = await entregar(work, vinculo, entrega, { hoje, ator: request.ator })
        return { id: ids[0] ?? 0 }
      }),
    'POST /api/colaborador/uniformes/devolver': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo, { hoje, fuso }) => {
        const { entregaId, versao, estado, devolvidoEm, localId } = body
        const devolucao = { pecas: [{ entregaId, versao, estado }], devolvidoEm, localId }
        await devolver(work, vinculo, devolucao, { hoje, fuso, ator: request.ator })
        return feito
      }),
    'PUT /api/colaborador/uniformes/tamanhos': ({ body, request }) =>
      naFicha(request, body.id, async (work, vinculo) => {
        await saveTamanhos(work, vinculo, body.tamanhos)
        return feito
      }),
  }) satisfies Partial<Chamadas>
