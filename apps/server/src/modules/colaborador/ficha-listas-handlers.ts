import type { fichaListasContract } from '@rh/domain/contract/ficha-listas'
import { limparDocumento } from '../../arquivos/documento.ts'
import { escrever, type Escrita } from '../../db/escrita.ts'
import type { Deps } from '../../deps.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { hojeEm } from '../../relogio.ts'
import { editarDependente, encerrarDependente, incluirDependente, listDependentes } from './dependentes.ts'
import { anexarArquivo, lerArquivo } from './documento-arquivo.ts'
import { lerDaAdmissao, listDaAdmissao } from './documentos-admissao.ts'
import {
  editarDocumento,
  encerrarDocumento,
  listDocumentos,
  listTipos,
  registrarDocumento,
} from './documentos.ts'
import type { Quando } from './ficha.ts'
import { devolver, entregar, listEntregas, listItens, saveTamanhos } from './uniformes.ts'
import { exigirVinculo, type Vinculo } from './vinculo.ts'

type Chamadas = Handlers<typeof fichaListasContract>
type Escrever = <R>(
  request: RequestContext,
  id: number,
  fazer: (escrita: Escrita, vinculo: Vinculo, quando: Quando) => Promise<R>,
) => Promise<R>
type Ler = (request: RequestContext, id: number) => Promise<Vinculo>

/** Dependants, documents and uniforms: every call begins by asking whether this person may see the bond. */
export function fichaListasHandlers(deps: Deps): Chamadas {
  const fuso = deps.config.empresaFuso
  const quando = (): Quando => ({ hoje: hojeEm(deps.relogio.agora(), fuso), fuso })
  const ler: Ler = (request, id) => exigirVinculo(deps.db, id, request.ator, quando().hoje)
  const naFicha: Escrever = (request, id, fazer) =>
    escrever(deps, request, async (escrita) => {
      const agora = quando()
      return fazer(escrita, await exigirVinculo(escrita.tx, id, request.ator, agora.hoje), agora)
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

const dependentes = (naFicha: Escrever) =>
  ({
    'POST /api/colaborador/dependentes/incluir': ({ body, request }) =>
      naFicha(request, body.id, (escrita, vinculo, { hoje }) =>
        incluirDependente(escrita, vinculo, body.dados, hoje),
      ),
    'PUT /api/colaborador/dependentes/editar': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, quando) => {
        await editarDependente(escrita, vinculo, body, quando)
        return feito
      }),
    'POST /api/colaborador/dependentes/encerrar': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, quando) => {
        await encerrarDependente(escrita, vinculo, body, quando)
        return feito
      }),
  }) satisfies Partial<Chamadas>

const documentos = (naFicha: Escrever) =>
  ({
    'POST /api/colaborador/documentos/registrar': ({ body, request }) =>
      naFicha(request, body.id, (escrita, vinculo, { hoje }) =>
        registrarDocumento(escrita, vinculo, body, { ator: request.ator, hoje }),
      ),
    'PUT /api/colaborador/documentos/editar': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, quando) => {
        await editarDocumento(escrita, vinculo, body, { ator: request.ator, ...quando })
        return feito
      }),
    'POST /api/colaborador/documentos/encerrar': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, quando) => {
        await encerrarDocumento(escrita, vinculo, body, { ator: request.ator, ...quando })
        return feito
      }),
  }) satisfies Partial<Chamadas>

const arquivos = (deps: Deps, ler: Ler, naFicha: Escrever) =>
  ({
    'PUT /api/colaborador/documentos/arquivo/:id': async ({ params: { id }, query, arquivo, request }) => {
      const limpo = await limparDocumento(arquivo)
      return naFicha(request, query.colaboradorId, async (escrita, vinculo) => {
        await anexarArquivo(escrita, deps.arquivos, vinculo, { id, arquivo: limpo, ator: request.ator })
        return feito
      })
    },
    'GET /api/colaborador/documentos/arquivo/:id': async ({ params: { id }, query, request }) => {
      const vinculo = await ler(request, query.colaboradorId)
      return lerArquivo(deps.db, deps.arquivos, vinculo, { id, ator: request.ator })
    },
    'GET /api/colaborador/documentos/admissao/:id': async ({ params: { id }, query, request }) => {
      const vinculo = await ler(request, query.colaboradorId)
      return lerDaAdmissao(deps.db, deps.arquivos, vinculo, { id, ator: request.ator })
    },
  }) satisfies Partial<Chamadas>

const uniformes = (naFicha: Escrever) =>
  ({
    'POST /api/colaborador/uniformes/entregar': ({ body, request }) =>
      naFicha(request, body.id, (escrita, vinculo, { hoje }) =>
        entregar(escrita, vinculo, body.dados, { hoje, quem: request.ator.id }),
      ),
    'POST /api/colaborador/uniformes/devolver': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo, { hoje, fuso }) => {
        await devolver(escrita, vinculo, body, { hoje, fuso, quem: request.ator.id })
        return feito
      }),
    'PUT /api/colaborador/uniformes/tamanhos': ({ body, request }) =>
      naFicha(request, body.id, async (escrita, vinculo) => {
        await saveTamanhos(escrita, vinculo, body.tamanhos)
        return feito
      }),
  }) satisfies Partial<Chamadas>
