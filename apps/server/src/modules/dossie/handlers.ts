import type { dossieContract } from '@rh/domain/contract/dossie'
import { saveArquivo, servirArquivo } from '../../arquivos/arquivos.ts'
import { requirePdfPassivo } from '../../arquivos/pdf.ts'
import { hojeEm } from '../../clock.ts'
import { write } from '../../db/write.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/serve.ts'
import { anexarComprovante, arquivoDoComprovante, retirarComprovante } from './comprovantes.ts'
import { listContratosDoDossie } from './contratos.ts'
import { servirDossie } from './pacote.ts'
import { obterDossie } from './registro.ts'
import { registrarRetirada } from './retirada.ts'

export function dossieHandlers(deps: Deps): Handlers<typeof dossieContract> {
  const { db, arquivos } = deps
  const fuso = deps.config.empresaFuso
  const hoje = (): string => hojeEm(deps.clock.agora(), fuso)
  return {
    'GET /api/contratos/dossie/contratos': async ({ request }) => ({
      results: await listContratosDoDossie(db, request.ator, hoje()),
    }),
    'GET /api/contratos/dossie/:id': ({ params, query, request }) =>
      obterDossie(db, request.ator, { contratoId: params.id, mes: query.mes }, hoje()),
    'POST /api/contratos/dossie/arquivo': async ({ arquivo, request }) => {
      await requirePdfPassivo(arquivo)
      return write(deps, request, (work) => saveArquivo(arquivos, work, request.ator.id, arquivo))
    },
    'POST /api/contratos/dossie/comprovante': ({ body, request }) =>
      write(deps, request, (work) => anexarComprovante(work, request.ator, body, fuso)),
    'POST /api/contratos/dossie/comprovante/retirar': ({ body, request }) =>
      write(deps, request, (work) => retirarComprovante(work, request.ator, body.id)),
    'GET /api/contratos/dossie/comprovante/:id': async ({ params, request }) =>
      servirArquivo(db, arquivos, await arquivoDoComprovante(db, request.ator, params.id)),
    'POST /api/contratos/dossie/retirada': ({ body, request }) =>
      write(deps, request, (work) => registrarRetirada(work, request.ator, body, fuso)),
    'GET /api/contratos/dossie/retirada/:id': ({ params, request }) =>
      servirDossie(deps, request.ator, params.id),
  }
}
