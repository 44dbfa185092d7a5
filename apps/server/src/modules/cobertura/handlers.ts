import type { coberturaContract } from '@rh/domain/contract/cobertura'
import { saveArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import { requirePdfPassivo } from '../../arquivos/pdf.ts'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Ator } from '../../http/ator.ts'
import { diaPedido } from '../../http/dia-pedido.ts'
import type { Handlers } from '../../http/serve.ts'
import { arquivoDaAutorizacao, autorizar } from './autorizar.ts'
import { obterCandidatos } from './candidatos.ts'
import { dispensar } from './dispensar.ts'
import { escalar, type Quando } from './escalar.ts'
import { janelaDe } from './janela.ts'
import { papelDaCobertura } from './papeis.ts'
import { contarFaltas, obterQuadro } from './quadro.ts'

/** The board of cover, who can, and what is written on it. */
export function coberturaHandlers(deps: Deps): Handlers<typeof coberturaContract> {
  const { db, arquivos } = deps
  const fuso = deps.config.empresaFuso
  const hoje = (): string => hojeEm(deps.clock.agora(), fuso)
  const quando = (ator: Ator): Quando => ({ ator, hoje: hoje(), fuso })
  return {
    'GET /api/cobertura/quadro': ({ query, request: { ator } }) =>
      obterQuadro(db, { ator, consulta: query, hoje: diaPedido(hoje(), query.em) }),
    'GET /api/cobertura/resumo': ({ query: { em }, request: { ator } }) =>
      contarFaltas(db, { ator, janela: janelaDe(diaPedido(hoje(), em)) }),
    'GET /api/cobertura/candidatos': ({ query: { processoId = null, ...qual }, request: { ator } }) =>
      obterCandidatos(db, { ator, hoje: hoje(), processoId, ...qual }),
    'POST /api/cobertura/escalar': ({ body, request }) =>
      write(deps, request, (work) => escalar(work, body, quando(request.ator))),
    'POST /api/cobertura/autorizar': ({ body, request }) =>
      write(deps, request, (work) => autorizar(work, body, quando(request.ator))),
    'POST /api/cobertura/dispensar': ({ body, request }) =>
      write(deps, request, (work) => dispensar(work, body, quando(request.ator))),
    'POST /api/cobertura/arquivo': async ({ arquivo, request }) => {
      await requirePdfPassivo(arquivo)
      return write(deps, request, (work) => saveArquivo(arquivos, work, request.ator.id, arquivo))
    },
    'GET /api/cobertura/papel': ({ query, request: { ator } }) => papelDaCobertura(deps, query, ator),
    'GET /api/cobertura/autorizacao/:id': async ({ params, request }) =>
      servirArquivo(db, arquivos, await arquivoDaAutorizacao(db, params.id, request.ator)),
  }
}
