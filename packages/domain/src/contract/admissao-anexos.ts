import { z } from 'zod'
import { id, idParam, instante, textoObrigatorio } from '../br/campos.ts'
import { codigosDe } from '../cadastros/codigos.ts'
import { estadosDoAnexo } from '../processo/anexos.ts'
import { limites } from '../registros/limites.ts'
import { momentosDoDocumento } from '../registros/documento.ts'
import { idParams } from '../processo/contract.ts'
import { quemAdmite } from '../setores/setores.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'

/** A document of a person: photographed or scanned. What a file may weigh the company says, up to what it may say. */
export const uploadAnexo = {
  maxBytes: limites['anexo.tamanho'].max * 1_048_576,
  tipos: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Upload

const acompanhar = views('admissao.visualizar', 'admissao.ver')
/** Who judges documents. */
export const quemConfere = ['Cadastro', 'Coordenador', 'Gerente Rh', 'Administrador'] as const
const enviar = somente([...new Set([...quemAdmite, ...quemConfere])], 'anexos da admissão')
const conferir = somente(quemConfere, 'conferência dos anexos')

const estado = z.enum(codigosDe(estadosDoAnexo))

const arquivo = z.object({
  id: z.int(),
  /** Absent for what was waived without a file. */
  nome: z.string().nullable(),
  tipo: z.string().nullable(),
  bytes: z.int().nullable(),
  estado,
  motivo: z.string().nullable(),
  enviadoPor: z.string(),
  enviadoEm: instante,
  avaliadoPor: z.string().nullable(),
  avaliadoEm: instante.nullable(),
})

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
      /** Empty for those who may not open documents of this kind. */
      arquivos: z.array(arquivo),
    }),
  ),
  podeEnviar: z.boolean(),
  podeConferir: z.boolean(),
})
export type Checklist = z.output<typeof checklist>

const motivo = textoObrigatorio(255, 5)

export const admissaoAnexosContract = {
  'GET /api/admissao/anexos/:id': endpoint({
    tag: 'Admissão',
    summary: 'Documentos pedidos à pessoa, cada um com seus arquivos',
    access: acompanhar,
    params: idParams,
    response: checklist,
  }),
  'POST /api/admissao/anexo': endpoint({
    tag: 'Admissão',
    summary: 'Envia um arquivo de um documento; substitui o que foi recusado',
    access: enviar,
    query: z.strictObject({ admissaoId: idParam, tipoId: idParam }),
    upload: uploadAnexo,
    response: checklist,
    status: 201,
    perMinute: 120,
  }),
  'GET /api/admissao/anexo/:id': endpoint({
    tag: 'Admissão',
    summary: 'O arquivo de um documento',
    access: acompanhar,
    params: idParams,
    response: { download: uploadAnexo.tipos },
  }),
  'POST /api/admissao/anexo/remover': endpoint({
    tag: 'Admissão',
    summary: 'Tira um arquivo ainda não conferido; ele continua guardado',
    access: enviar,
    body: z.strictObject({ id, motivo }),
    response: checklist,
  }),
  'POST /api/admissao/anexo/avaliar': endpoint({
    tag: 'Admissão',
    summary: 'Aprova ou recusa um arquivo',
    access: conferir,
    body: z.discriminatedUnion('decisao', [
      z.strictObject({ id, decisao: z.literal('aprovado') }),
      z.strictObject({ id, decisao: z.literal('reprovado'), motivo }),
    ]),
    response: checklist,
  }),
  'POST /api/admissao/anexo/dispensar': endpoint({
    tag: 'Admissão',
    summary: 'Dispensa documentos com justificativa, como quando o original foi visto',
    access: conferir,
    body: z.strictObject({ admissaoId: id, tipoIds: z.array(id).min(1).max(60), motivo }),
    response: checklist,
  }),
} as const satisfies Contract
