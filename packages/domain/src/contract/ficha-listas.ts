import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { parentescos } from '../codigos/parentescos.ts'
import { dadosDoDependente } from '../colaborador/dependente.ts'
import { dadosDoDocumento, estadosDoDocumento } from '../colaborador/documento.ts'
import { estadoDaDevolucao, novaEntrega } from '../colaborador/uniforme.ts'
import { gruposDaAba, quemEdita } from '../colaborador/visibilidade.ts'
import { idParams } from '../processo/contract.ts'
import type { Upload } from '../http/arquivo.ts'
import { endpoint, somente, type Contract } from '../http/endpoint.ts'

// What a file keeps beside the person and the contract: dependants, documents, uniforms. Nothing is deleted.

const TAG = 'Colaborador'
const naData = z.strictObject({ em: data.optional() })
const motivo = textoObrigatorio(255, 5)
const criado = z.object({ id: z.int() })
const feito = z.object({ ok: z.literal(true) })

const dependente = z.object({
  id: z.int(),
  versao: z.int(),
  nome: z.string(),
  cpf: z.string().nullable(),
  nascimento: z.string(),
  idade: z.int(),
  parentesco: z.enum(codigosDe(parentescos)),
  impostoRenda: z.boolean(),
  salarioFamilia: z.boolean(),
  /** Last day of the quota; null without an end or without the quota. */
  salarioFamiliaAte: z.string().nullable(),
  incapaz: z.boolean(),
  pensao: z.boolean(),
  inicio: z.string(),
  fim: z.string().nullable(),
  fimMotivo: z.string().nullable(),
})
export type Dependente = z.output<typeof dependente>

const documento = z.object({
  id: z.int(),
  versao: z.int(),
  tipoId: z.int(),
  tipo: z.string(),
  sensivel: z.boolean(),
  numero: z.string().nullable(),
  emissao: z.string().nullable(),
  validade: z.string().nullable(),
  observacao: z.string().nullable(),
  estado: z.enum(codigosDe(estadosDoDocumento)),
  /** The state with how long: `Vence em 12 dias`. */
  estadoTexto: z.string(),
  registradoEm: instante,
  registradoPor: z.string().nullable(),
  arquivo: z.object({ nome: z.string(), bytes: z.int() }).nullable(),
  encerradoEm: z.string().nullable(),
  encerramentoMotivo: z.string().nullable(),
})
export type DocumentoDaFicha = z.output<typeof documento>

/** A document that was approved with the admission of the bond. */
const daAdmissao = z.object({
  id: z.int(),
  tipo: z.string(),
  sensivel: z.boolean(),
  arquivo: z.object({ nome: z.string(), bytes: z.int() }),
  enviadoPor: z.string(),
  enviadoEm: instante,
  aprovadoPor: z.string().nullable(),
  aprovadoEm: instante.nullable(),
})
export type DocumentoDaAdmissao = z.output<typeof daAdmissao>

/** A document as it was scanned or photographed; pictures are drawn anew. */
export const uploadDaFicha = {
  maxBytes: 10 * 1_048_576,
  tipos: ['application/pdf', 'image/jpeg', 'image/png'],
} as const satisfies Upload
/** The file hangs on the document, the right to it on the file of the employee. */
const daFicha = z.strictObject({ colaboradorId: idParam })

const tipoDeDocumento = z.object({
  id: z.int(),
  descricao: z.string(),
  validadeMeses: z.int().nullable(),
})

const item = z.object({
  id: z.int(),
  descricao: z.string(),
  tipo: z.enum(['uniforme', 'epi']),
  tamanhos: z.array(z.string()),
  ca: z.string().nullable(),
  caValidade: z.string().nullable(),
  /** The size that fits this person. */
  tamanho: z.string().nullable(),
})

const entrega = z.object({
  id: z.int(),
  versao: z.int(),
  item: z.string(),
  tipo: z.enum(['uniforme', 'epi']),
  tamanho: z.string(),
  quantidade: z.int(),
  entregueEm: z.string(),
  entreguePor: z.string().nullable(),
  ca: z.string().nullable(),
  observacao: z.string().nullable(),
  /** From when it asks to be changed, where the item has a useful life. */
  trocarEm: z.string().nullable(),
  devolvidoEm: z.string().nullable(),
  devolvidoA: z.string().nullable(),
  devolucaoEstado: estadoDaDevolucao.nullable(),
})
export type Entrega = z.output<typeof entrega>

const dependentes = somente(quemEdita.dependentes, 'dependentes da ficha')
const documentos = somente(quemEdita.arquivo, 'documentos da ficha')
const uniformes = somente(quemEdita.uniforme, 'entrega de uniformes e EPIs')

export const fichaListasContract = {
  'GET /api/colaborador/dependentes/:id': endpoint({
    tag: TAG,
    summary: 'Os dependentes de um colaborador, em vigor e encerrados',
    access: somente(gruposDaAba('dependentes'), 'aba Dependentes da ficha'),
    params: idParams,
    query: naData,
    response: z.object({ results: z.array(dependente) }),
  }),
  'POST /api/colaborador/dependentes/incluir': endpoint({
    tag: TAG,
    summary: 'Inclui um dependente',
    access: dependentes,
    body: z.strictObject({ id, dados: dadosDoDependente }),
    status: 201,
    response: criado,
  }),
  'PUT /api/colaborador/dependentes/editar': endpoint({
    tag: TAG,
    summary: 'Corrige os dados de um dependente',
    access: dependentes,
    body: z.strictObject({ id, dependenteId: id, versao, dados: dadosDoDependente }),
    response: feito,
  }),
  'POST /api/colaborador/dependentes/encerrar': endpoint({
    tag: TAG,
    summary: 'Encerra um dependente a partir de uma data, com o motivo',
    access: dependentes,
    body: z.strictObject({ id, dependenteId: id, versao, fim: data, motivo }),
    response: feito,
  }),
  'GET /api/colaborador/documentos/:id': endpoint({
    tag: TAG,
    summary: 'Os documentos de um colaborador com a validade',
    access: somente(gruposDaAba('documentos'), 'aba Documentos da ficha'),
    params: idParams,
    query: naData,
    response: z.object({
      results: z.array(documento),
      tipos: z.array(tipoDeDocumento),
      daAdmissao: z.array(daAdmissao),
    }),
  }),
  'POST /api/colaborador/documentos/registrar': endpoint({
    tag: TAG,
    summary: 'Registra um documento, novo ou no lugar de outro',
    access: documentos,
    body: z.strictObject({ id, substituiId: id.optional(), dados: dadosDoDocumento }),
    status: 201,
    response: criado,
  }),
  'PUT /api/colaborador/documentos/editar': endpoint({
    tag: TAG,
    summary: 'Corrige o registro de um documento',
    access: documentos,
    body: z.strictObject({ id, documentoId: id, versao, dados: dadosDoDocumento.omit({ tipoId: true }) }),
    response: feito,
  }),
  'POST /api/colaborador/documentos/encerrar': endpoint({
    tag: TAG,
    summary: 'Encerra um documento que não será substituído, com o motivo',
    access: documentos,
    body: z.strictObject({ id, documentoId: id, versao, motivo }),
    response: feito,
  }),
  'PUT /api/colaborador/documentos/arquivo/:id': endpoint({
    tag: TAG,
    summary: 'Anexa o arquivo de um documento que ainda não tem um',
    access: documentos,
    params: idParams,
    query: daFicha,
    upload: uploadDaFicha,
    response: feito,
    perMinute: 60,
  }),
  'GET /api/colaborador/documentos/arquivo/:id': endpoint({
    tag: TAG,
    summary: 'O arquivo de um documento da ficha',
    access: somente(gruposDaAba('documentos'), 'aba Documentos da ficha'),
    params: idParams,
    query: daFicha,
    response: { download: uploadDaFicha.tipos },
  }),
  'GET /api/colaborador/documentos/admissao/:id': endpoint({
    tag: TAG,
    summary: 'O arquivo de um documento aprovado na admissão',
    access: somente(gruposDaAba('documentos'), 'aba Documentos da ficha'),
    params: idParams,
    query: daFicha,
    response: { download: uploadDaFicha.tipos },
  }),
  'GET /api/colaborador/uniformes/:id': endpoint({
    tag: TAG,
    summary: 'Uniformes e EPIs com o colaborador, devolvidos e seus tamanhos',
    access: somente(gruposDaAba('uniforme'), 'aba Uniforme/EPI da ficha'),
    params: idParams,
    query: naData,
    response: z.object({ results: z.array(entrega), itens: z.array(item) }),
  }),
  'POST /api/colaborador/uniformes/entregar': endpoint({
    tag: TAG,
    summary: 'Registra a entrega de um uniforme ou EPI',
    access: uniformes,
    body: z.strictObject({ id, dados: novaEntrega }),
    status: 201,
    response: criado,
  }),
  'POST /api/colaborador/uniformes/devolver': endpoint({
    tag: TAG,
    summary: 'Registra a devolução de um uniforme ou EPI',
    access: uniformes,
    body: z.strictObject({
      id,
      entregaId: id,
      versao,
      devolvidoEm: data,
      estado: estadoDaDevolucao,
      /** Where it comes back to; the usual place of the stock when not said. */
      localId: id.optional(),
    }),
    response: feito,
  }),
  'PUT /api/colaborador/uniformes/tamanhos': endpoint({
    tag: TAG,
    summary: 'Guarda os tamanhos do colaborador',
    access: uniformes,
    body: z.strictObject({
      id,
      tamanhos: z.array(z.strictObject({ itemId: id, tamanho: textoObrigatorio(20) })).max(100),
    }),
    response: feito,
  }),
} as const satisfies Contract
