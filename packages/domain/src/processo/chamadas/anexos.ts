import { z } from 'zod'
import { data, id, idParam, instante, opcional, textoObrigatorio, versao } from '../../br/campos.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { endpoint, somente, type Endpoint } from '../../http/endpoint.ts'
import { momentosDoDocumento } from '../../cadastros/documento.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { estadosDoAnexo } from '../anexos.ts'
import { idParams } from '../contract.ts'
import { motivosDoArquivo, RECADO_MINIMO } from '../provas.ts'
import { uploadAnexo } from '../upload.ts'
import { acompanhar, type Declarado } from './comum.ts'

const estado = z.enum(codigosDe(estadosDoAnexo))

/** Address of a field of the form; one of a flat form has no step. */
const campo = z.strictObject({ etapa: textoObrigatorio(60).optional(), campo: textoObrigatorio(60) })
const motivosMarcados = z.array(z.enum(codigosDe(motivosDoArquivo)))

const arquivo = z.object({
  id: z.int(),
  /** Changes with every decision: a decision names the version that it was made on. */
  versao: z.int(),
  /** Absent for a document waived without a file. */
  nome: z.string().nullable(),
  tipo: z.string().nullable(),
  bytes: z.int().nullable(),
  estado,
  motivo: z.string().nullable(),
  enviadoPor: z.string(),
  enviadoEm: instante,
  avaliadoPor: z.string().nullable(),
  avaliadoEm: instante.nullable(),
  /** What a refusal marked; null for any other state, and for one in words alone. */
  recusa: z.object({ campos: z.array(campo), arquivo: motivosMarcados }).nullable(),
  /** The signed-in user decided it and may take it back now. */
  podeDesfazer: z.boolean(),
  /** Other documents of the process for which the same file stands. */
  tambemEm: z.array(z.string()),
})

/** Document checklist of a process; a kind may extend it. */
export const checklist = z.object({
  itens: z.array(
    z.object({
      tipoId: z.int(),
      codigo: z.string(),
      descricao: z.string(),
      fundamento: z.string().nullable(),
      sensivel: z.boolean(),
      exigido: z.boolean(),
      momento: z.enum(codigosDe(momentosDoDocumento)),
      estado,
      /** Empty without permission to open documents of this type. */
      arquivos: z.array(arquivo),
      /** Fields of the form that the document proves; empty without that permission. */
      prova: z.array(campo.extend({ label: z.string() })),
      /** Whom the reviewer may ask for it now: a sector or a person; null where there is nothing to ask. */
      pedirA: z.string().nullable(),
      /** The last request for it, while it is missing. */
      pedido: z.object({ a: z.string(), em: instante, ate: data }).nullable(),
    }),
  ),
  podeEnviar: z.boolean(),
  podeConferir: z.boolean(),
})
export type Checklist = z.output<typeof checklist>

const motivo = textoObrigatorio(255, 5)
const remover = z.strictObject({ id, motivo })
const marcas = {
  campos: z.array(campo).max(20).default([]),
  arquivo: motivosMarcados.max(6).default([]),
  /** Words for the requester, besides what is marked. */
  motivo: opcional(textoObrigatorio(255, RECADO_MINIMO)),
}
const avaliar = z.discriminatedUnion('decisao', [
  z.strictObject({ id, versao, decisao: z.literal('aprovado') }),
  z.strictObject({ id, versao, decisao: z.literal('reprovado'), ...marcas }),
])
const desfazer = z.strictObject({ id, versao })
const usar = z.strictObject({ id, tipoIds: z.array(id).min(1).max(20) })
/** Each document with its own reason. */
const dispensas = z
  .array(z.strictObject({ tipoId: id, motivo }))
  .min(1)
  .max(60)
const servido = { download: uploadAnexo.tipos } as const
const conjunto = { download: ['application/pdf'] } as const
const retirada = z.object({ id: z.int() })

type Estrito<S extends z.core.$ZodLooseShape> = z.ZodObject<S, z.core.$strict>
type DoProcesso<N extends string, I> = Readonly<Record<`${N}Id`, I>>

/**
 * Endpoints of attachments: upload, review, removal, waiver and the whole set. The process id is named after the kind: `admissaoId`.
 */
export type ChamadasDeAnexos<N extends string, K extends z.ZodType> = {
  readonly [P in `GET /api/${N}/anexos/:id`]: Endpoint<typeof idParams, undefined, undefined, K>
} & {
  readonly [P in `POST /api/${N}/anexo`]: Endpoint<
    undefined,
    Estrito<DoProcesso<N, typeof idParam> & { readonly tipoId: typeof idParam }>,
    undefined,
    K,
    typeof uploadAnexo
  >
} & {
  readonly [P in `GET /api/${N}/anexo/:id`]: Endpoint<typeof idParams, undefined, undefined, typeof servido>
} & {
  readonly [P in `POST /api/${N}/anexo/remover`]: Endpoint<undefined, undefined, typeof remover, K>
} & {
  readonly [P in `POST /api/${N}/anexo/avaliar`]: Endpoint<undefined, undefined, typeof avaliar, K>
} & {
  readonly [P in `POST /api/${N}/anexo/desfazer`]: Endpoint<undefined, undefined, typeof desfazer, K>
} & {
  readonly [P in `POST /api/${N}/anexo/usar`]: Endpoint<undefined, undefined, typeof usar, K>
} & {
  readonly [P in `POST /api/${N}/anexo/conjunto`]: Endpoint<
    undefined,
    undefined,
    Estrito<DoProcesso<N, typeof id>>,
    typeof retirada
  >
} & {
  readonly [P in `GET /api/${N}/anexo/conjunto/:id`]: Endpoint<
    typeof idParams,
    undefined,
    undefined,
    typeof conjunto
  >
} & {
  readonly [P in `POST /api/${N}/anexo/dispensar`]: Endpoint<
    undefined,
    undefined,
    Estrito<DoProcesso<N, typeof id> & { readonly dispensas: typeof dispensas }>,
    K
  >
} & {
  readonly [P in `POST /api/${N}/anexo/pedir`]: Endpoint<
    undefined,
    undefined,
    Estrito<DoProcesso<N, typeof id> & { readonly tipoId: typeof id }>,
    K
  >
}

export interface OpcoesDeAnexos {
  readonly enviam: readonly Grupo[]
  /** Groups that review documents; they may also upload. */
  readonly conferem: readonly Grupo[]
  readonly checklist: z.ZodType
}

export function chamadasDeAnexos(process: Declarado, { enviam, conferem, checklist }: OpcoesDeAnexos) {
  const { name, label } = process
  const comum = { tag: label.one, access: acompanhar(process), response: checklist }
  const enviar = { ...comum, access: somente([...new Set([...enviam, ...conferem])], `${name}: anexos`) }
  const conferir = { ...comum, access: somente(conferem, `${name}: conferência dos anexos`) }
  const processoId = `${name}Id`
  return {
    [`GET /api/${name}/anexos/:id`]: endpoint({
      ...comum,
      summary: 'Documentos pedidos à pessoa, cada um com seus arquivos',
      params: idParams,
    }),
    [`POST /api/${name}/anexo`]: endpoint({
      ...enviar,
      summary: 'Envia um arquivo de um documento; substitui o que foi recusado',
      query: z.strictObject({ [processoId]: idParam, tipoId: idParam }),
      upload: uploadAnexo,
      status: 201,
      perMinute: 120,
    }),
    [`GET /api/${name}/anexo/:id`]: endpoint({
      ...comum,
      summary: 'O arquivo de um documento',
      params: idParams,
      response: servido,
    }),
    [`POST /api/${name}/anexo/remover`]: endpoint({
      ...enviar,
      summary: 'Tira um arquivo ainda não conferido; ele continua guardado',
      body: remover,
    }),
    [`POST /api/${name}/anexo/avaliar`]: endpoint({
      ...conferir,
      summary: 'Aprova ou recusa um arquivo',
      body: avaliar,
    }),
    [`POST /api/${name}/anexo/desfazer`]: endpoint({
      ...conferir,
      summary: 'Desfaz a própria decisão sobre um arquivo, enquanto o setor não deu a palavra',
      body: desfazer,
    }),
    [`POST /api/${name}/anexo/usar`]: endpoint({
      ...enviar,
      summary: 'Usa o mesmo arquivo em outros documentos do processo',
      body: usar,
    }),
    [`POST /api/${name}/anexo/conjunto`]: endpoint({
      ...comum,
      summary: 'Registra a retirada de todos os documentos em um PDF',
      body: z.strictObject({ [processoId]: id }),
      response: retirada,
      status: 201,
      perMinute: 20,
    }),
    [`GET /api/${name}/anexo/conjunto/:id`]: endpoint({
      ...comum,
      summary: 'Os documentos de uma retirada, em um PDF; só a quem a registrou, por 15 minutos',
      params: idParams,
      response: conjunto,
      perMinute: 20,
    }),
    [`POST /api/${name}/anexo/dispensar`]: endpoint({
      ...conferir,
      summary: 'Dispensa documentos com justificativa, como quando o original foi visto',
      body: z.strictObject({ [processoId]: id, dispensas }),
    }),
    [`POST /api/${name}/anexo/pedir`]: endpoint({
      ...conferir,
      summary: 'Pede um documento que falta a quem o envia; pedir de novo no mesmo dia não avisa outra vez',
      body: z.strictObject({ [processoId]: id, tipoId: id }),
      perMinute: 60,
    }),
  }
}
