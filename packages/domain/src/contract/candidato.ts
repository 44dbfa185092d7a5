import { z } from 'zod'
import { data, id, idParam, instante, texto } from '../br/campos.ts'
import { uf } from '../br/campos.ts'
import { candidato, endpoint, publico, type Contract } from '../http/endpoint.ts'
import { uploadAnexo } from '../processo/upload.ts'
import { idParams, rawValue } from '../processo/contract.ts'
import {
  avisoDoCandidato,
  DIGITOS_DO_CPF,
  etapasDoCandidato,
  FORMA_DO_LINK,
} from '../processos/admissao/candidato.ts'
import { opcaoLookup } from './admissao/lookups.ts'

const TAG = 'Candidato'
const proprio = { tag: TAG, access: candidato } as const

const token = z.string().max(80).regex(FORMA_DO_LINK, 'Este link está incompleto: abra o link inteiro')
const etapa = z.enum(etapasDoCandidato)

/** Far more than anybody changes an answer. */
const MAXIMO_DE_VERSOES = 1_000_000

/** A fare in centavos is the largest number that is asked, and well below. */
const MAIOR_NUMERO = 1_000_000
const cru = z.union([texto(1000), z.int().nonnegative().max(MAIOR_NUMERO), z.boolean(), z.null()])
/** An answer as typed, of any field; which fields there are is asked of the declaration. */
const valor = z.union([cru, z.array(z.record(texto(40), cru)).max(50)])

/** An answer of the person, as the server has it. */
const resposta = z.object({ etapa, campo: z.string(), valor: rawValue, versao: z.int() })
export type RespostaDoCandidato = z.output<typeof resposta>

const arquivo = z.object({
  id: z.int(),
  nome: z.string(),
  bytes: z.int(),
  /** Whether there is a small picture of it; a PDF has none. */
  miniatura: z.boolean(),
  estado: z.enum(['recebido', 'aceito', 'recusado']),
})

const documento = z.object({
  tipoId: z.int(),
  descricao: z.string(),
  exigido: z.boolean(),
  /** Somebody of the company already has it. */
  entregue: z.boolean(),
  arquivos: z.array(arquivo),
})
export type DocumentoDoCandidato = z.output<typeof documento>
const documentos = z.object({ documentos: z.array(documento) })

const fichaDoCandidato = z.object({
  /** What is agreed to before anything is told or asked; everything below is empty until then. */
  aviso: z.object({
    versao: z.int(),
    titulo: z.string(),
    paragrafos: z.array(z.string()),
    aceite: z.string(),
  }),
  consentiuEm: instante.nullable(),
  primeiroNome: z.string().nullable(),
  /** What the draft already has of the person's own fields. */
  respostas: z.array(resposta),
  documentos: z.array(documento),
  concluidoEm: instante.nullable(),
  expiraEm: instante,
})
export type FichaDoCandidato = z.output<typeof fichaDoCandidato>

/** The calls of the person who is to be hired: two that anyone with a link makes, the others with an entry by it. */
export const candidatoContract = {
  'POST /api/candidato/link': endpoint({
    tag: TAG,
    summary: 'Confere se um link de candidato ainda vale; nada diz da pessoa',
    access: publico,
    body: z.strictObject({ token }),
    response: z.object({ expiraEm: instante }),
    perMinute: 60,
  }),
  'POST /api/candidato/entrar': endpoint({
    tag: TAG,
    summary: 'Abre o link com a data de nascimento e o fim do CPF',
    access: publico,
    body: z.strictObject({
      token,
      nascimento: data,
      cpfFinal: z.string().regex(new RegExp(`^\\d{${DIGITOS_DO_CPF}}$`), `Informe ${DIGITOS_DO_CPF} números`),
    }),
    response: z.object({ entrada: z.string(), expiraEm: instante }),
    perMinute: 30,
  }),
  'GET /api/candidato/ficha': endpoint({
    ...proprio,
    summary: 'O que a própria pessoa já preencheu e enviou',
    response: fichaDoCandidato,
  }),
  'POST /api/candidato/consentir': endpoint({
    ...proprio,
    summary: 'Registra a concordância com o uso dos dados',
    body: z.strictObject({ versao: z.literal(avisoDoCandidato.versao) }),
    response: fichaDoCandidato,
  }),
  'PUT /api/candidato/resposta': endpoint({
    ...proprio,
    summary: 'Guarda uma resposta, para quem cuida da admissão aceitar',
    body: z.strictObject({
      etapa,
      campo: texto(40),
      valor,
      /** Version that the phone has; 0 for an answer that it has not sent yet. */
      versao: z.int().nonnegative().max(MAXIMO_DE_VERSOES),
    }),
    response: resposta,
    perMinute: 240,
  }),
  'POST /api/candidato/documento': endpoint({
    ...proprio,
    summary: 'Recebe a foto ou o PDF de um documento; a repetição não cria outro',
    query: z.strictObject({ tipoId: idParam }),
    upload: uploadAnexo,
    status: 201,
    response: documentos,
    perMinute: 60,
  }),
  'POST /api/candidato/documento/retirar': endpoint({
    ...proprio,
    summary: 'Tira um arquivo que ainda não foi aceito; ele é apagado em dois dias',
    body: z.strictObject({ id }),
    response: documentos,
  }),
  'GET /api/candidato/miniatura/:id': endpoint({
    ...proprio,
    summary: 'A imagem pequena de um arquivo que a própria pessoa enviou',
    params: idParams,
    response: { download: ['image/jpeg'] },
  }),
  'GET /api/candidato/listas': endpoint({
    ...proprio,
    summary: 'Bancos e países para escolher',
    response: z.object({ bancos: z.array(opcaoLookup), paises: z.array(opcaoLookup) }),
  }),
  'GET /api/candidato/cidades': endpoint({
    ...proprio,
    summary: 'Municípios de um estado',
    query: z.strictObject({ uf }),
    response: z.object({ nomes: z.array(z.string()) }),
  }),
  'POST /api/candidato/concluir': endpoint({
    ...proprio,
    summary: 'Diz a quem cuida da admissão que a pessoa terminou',
    response: z.object({ concluidoEm: instante }),
  }),
} as const satisfies Contract
