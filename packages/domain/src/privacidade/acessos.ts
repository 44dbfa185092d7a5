import { tiposDeclarados } from '../processos/processos.ts'

/** Calls that are told as events and name a person, and what their id is of. */
const abrem = {
  vinculo: [
    'GET /api/colaborador/obter/:id',
    'GET /api/colaborador/pagina/:id',
    'GET /api/colaborador/alteracoes/:id',
    'GET /api/colaborador/dependentes/:id',
    'GET /api/colaborador/registro/:id',
    'GET /api/product/ficha/:id',
    'GET /api/passivo/:id',
    'GET /api/privacidade/titular/:id',
    'GET /api/privacidade/titular/pdf/:id',
    'GET /api/privacidade/titular/json/:id',
  ],
  processo: [
    ...tiposDeclarados.map((tipo) => `GET /api/${tipo}/obter/:id`),
    'GET /api/admissao/pagina/:id',
    'GET /api/admissao/painel/exame/:id',
    'GET /api/admissao/candidato/:id',
  ],
  processo_anexo: tiposDeclarados.map((tipo) => `GET /api/${tipo}/anexo/:id`),
  processo_papel: tiposDeclarados.map((tipo) => `GET /api/${tipo}/papel/:id`),
  pessoa_documento: ['GET /api/colaborador/documentos/arquivo/:id'],
  uniforme_recibo: ['GET /api/product/recibo/:id', 'GET /api/product/recibo/assinado/:id'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** What the id of an event is of, by the call in which it happened. */
export type ObjetoAberto = keyof typeof abrem
export const chamadasQueAbrem: Readonly<Record<ObjetoAberto, readonly string[]>> = abrem
