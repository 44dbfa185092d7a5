import type { privacidadeContract } from '@rh/domain/contract/privacidade'
import type { ArquivoServido } from '@rh/domain/http/arquivo'
import type { Deps } from '../../deps.ts'
import { write } from '../../db/write.ts'
import type { RequestContext } from '../../http/ator.ts'
import type { Handlers } from '../../http/serve.ts'
import { imprimir } from '../../papeis/imprimir.ts'
import { comTimbre, type Papel } from '../../papeis/papel.ts'
import { findTimbre } from '../../papeis/timbre.ts'
import { obterAnonimizacao, saveAnonimizacao } from './anonimizar/previa.ts'
import { findEncarregado, saveEncarregado } from './encarregado.ts'
import { hojeEm } from '../../clock.ts'
import { criarIncidente, editarIncidente, listIncidentes, obterIncidente } from './incidentes.ts'
import { listPage } from '../../db/list-query.ts'
import { comVencidas, fonteDosPrazos, retomar, suspender, type LinhaDoPrazo } from './prazos.ts'
import { papelDoIncidente } from './papel-do-incidente.ts'
import { papelDosTratamentos, papelDoTitular } from './papel.ts'
import { obterTitular } from './titular.ts'

export function privacidadeHandlers(deps: Deps): Handlers<typeof privacidadeContract> {
  const { db, clock, config } = deps
  const hoje = () => hojeEm(clock.agora(), config.empresaFuso)
  return {
    'GET /api/privacidade/encarregado': () => findEncarregado(db),
    'PUT /api/privacidade/encarregado': ({ body, request }) =>
      write(deps, request, async (work) => {
        await saveEncarregado(work, body, config.empresaFuso)
        return findEncarregado(work.tx)
      }),
    'GET /api/privacidade/tratamentos': async ({ request }) => {
      const { encarregado } = await findEncarregado(db)
      return emPdf(deps, request, papelDosTratamentos(encarregado), 'Registro de tratamentos')
    },
    'GET /api/privacidade/incidentes': async () => ({ results: await listIncidentes(db, hoje()) }),
    'POST /api/privacidade/incidentes': ({ body, request }) =>
      write(deps, request, (work) => criarIncidente(work, request.ator, body, hoje())),
    'PUT /api/privacidade/incidentes': ({ body, request }) =>
      write(deps, request, (work) => editarIncidente(work, body, { hoje: hoje(), fuso: config.empresaFuso })),
    'GET /api/privacidade/incidentes/pdf/:id': async ({ params, request }) => {
      const incidente = await obterIncidente(db, params.id, hoje())
      const { encarregado } = await findEncarregado(db)
      const papel = papelDoIncidente(incidente, encarregado, config.empresaFuso)
      return emPdf(deps, request, papel, `Incidente ${params.id}`)
    },
    'GET /api/privacidade/prazos': async ({ query, request }) => {
      const source = fonteDosPrazos(query, request.ator, hoje())
      const page = await listPage<LinhaDoPrazo>(db, query, source)
      return { ...page, results: page.results.map((linha) => comVencidas(linha, hoje())) }
    },
    'POST /api/privacidade/suspender': ({ body, request }) =>
      write(deps, request, (work) => suspender(work, request.ator, body, hoje())),
    'POST /api/privacidade/retomar': ({ body, request }) =>
      write(deps, request, (work) => retomar(work, request.ator, body, hoje())),
    'GET /api/privacidade/anonimizacao': () => obterAnonimizacao(db, hoje()),
    'PUT /api/privacidade/anonimizacao': ({ body, request }) =>
      write(deps, request, async (work) => {
        await saveAnonimizacao(work, request.ator, body, { hoje: hoje(), fuso: config.empresaFuso })
        return obterAnonimizacao(work.tx, hoje())
      }),
    'GET /api/privacidade/titular/:id': ({ params, request }) => obterTitular(deps, request, params.id),
    'GET /api/privacidade/titular/pdf/:id': async ({ params, request }) => {
      const registro = await obterTitular(deps, request, params.id)
      return emPdf(deps, request, papelDoTitular(registro, config.empresaFuso), nomeDoArquivo(params.id))
    },
    'GET /api/privacidade/titular/json/:id': async ({ params, request }) => ({
      tipo: 'application/json',
      conteudo: Buffer.from(JSON.stringify(await obterTitular(deps, request, params.id), null, 2)),
      nome: `${nomeDoArquivo(params.id)}.json`,
    }),
  }
}

/** Without the name of the person: files are left in folders of downloads. */
const nomeDoArquivo = (id: number): string => `Registro do titular ${id}`

async function emPdf(
  { db, clock, config }: Deps,
  { ator }: RequestContext,
  papel: Papel,
  nome: string,
): Promise<ArquivoServido> {
  const { conteudo } = await imprimir(
    comTimbre(papel, {
      timbre: await findTimbre(db),
      referencia: nome,
      emitidoEm: clock.agora().toZonedDateTimeISO(config.empresaFuso),
      por: ator.nome,
    }),
  )
  return { tipo: 'application/pdf', conteudo, nome: `${nome}.pdf` }
}
