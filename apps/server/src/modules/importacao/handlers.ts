import type { importacaoContract } from '@rh/domain/contract/importacao'
import type { Handlers } from '../../http/serve.ts'
import { failure } from '../../http/failure.ts'
import { modelo, relatorio } from './arquivos.ts'
import { darCodigos } from './codigos.ts'
import { listErros, listImportacoes } from './lista.ts'
import { conferir, confirmar, descartar, receber, type Meios } from './passos.ts'
import { PlanilhaRecusada } from './planilha/recusa.ts'
import { findImportacao, verImportacao } from './repository.ts'

export function importacaoHandlers(meios: Meios): Handlers<typeof importacaoContract> {
  const { db } = meios
  return {
    'GET /api/importacao/listar': ({ query }) => listImportacoes(db, query),
    'GET /api/importacao/modelo/:tipo': ({ params }) => modelo(meios, params.tipo),
    'POST /api/importacao/enviar/:tipo': ({ params, arquivo, request }) =>
      comRecusa(() => receber(meios, request, params.tipo, arquivo)),
    'GET /api/importacao/obter/:id': ({ params }) => verImportacao(db, params.id),
    'POST /api/importacao/conferir': ({ body, request }) => conferir(meios, request, body),
    'GET /api/importacao/erros/:id': async ({ params, query }) => {
      await findImportacao(db, params.id)
      return listErros(db, params.id, query)
    },
    'GET /api/importacao/relatorio/:id': ({ params }) => comRecusa(() => relatorio(meios, params.id)),
    'POST /api/importacao/confirmar': ({ body, request }) => confirmar(meios, request, body),
    'POST /api/importacao/descartar': ({ body, request }) => descartar(meios, request, body),
    'POST /api/importacao/codigos': async ({ body, request }) => ({
      results: await darCodigos(meios, request, body.id),
    }),
  }
}

/** A spreadsheet that cannot be read is an answer of ours, not a defect. */
async function comRecusa<R>(fazer: () => Promise<R>): Promise<R> {
  try {
    return await fazer()
  } catch (error) {
    if (!(error instanceof PlanilhaRecusada)) throw error
    const { message: mensagem, acao } = error
    throw failure('arquivo_recusado', { mensagem, acao, campos: { arquivo: mensagem } })
  }
}
