import { z } from 'zod'
import { data, id, opcional, texto, textoObrigatorio, versao } from '../../br/campos.ts'
import { adicionais } from '../../codigos/adicionais.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { checklist } from '../../processo/chamadas/anexos.ts'
import { acompanhar } from '../../processo/chamadas/comum.ts'
import { listaDe } from '../../processo/chamadas/papeis.ts'
import { idParams } from '../../processo/contract.ts'
import { admissao } from '../../processos/admissao/admissao.ts'
import { atos } from '../../processos/admissao/atos.ts'
import { etapas } from '../../processos/admissao/etapas.ts'
import { quemVePainel } from '../../processos/admissao/paineis.ts'
import { papelNomes } from '../../processos/admissao/papeis.ts'
import { tiposDeclarados } from '../../processos/processos.ts'
import { admissaoRegistro } from './registro.ts'
import { endpoint, somente, type Contract } from '../../http/endpoint.ts'

const TAG = 'Admissão'
const visto = { id, versao }
const adicional = z.enum(codigosDe(adicionais), 'Escolha o adicional')
const opcao = z.object({ value: z.int(), label: z.string() })

const painelVaga = z.object({
  dia: data,
  quantidade: z.int(),
  ocupadas: z.int(),
  livres: z.int(),
  /** Whether the pay asked for goes beyond the post's; the amount is not told. */
  salarioAcimaDoPosto: z.boolean(),
  reposicao: z
    .object({ nome: z.string(), matricula: z.string().nullable(), ultimoDia: data.nullable() })
    .nullable(),
  /** Other requests that want a slot of the same post, of any kind that takes one. */
  concorrentes: z.array(
    z.object({
      tipo: z.enum(tiposDeclarados),
      id: z.int(),
      numero: z.string(),
      nome: z.string().nullable(),
      status: z.string(),
      dataPrevista: z.string().nullable(),
      solicitante: z.string(),
    }),
  ),
})
export type PainelVaga = z.output<typeof painelVaga>

const painelExame = z.object({
  pedido: z
    .object({
      clinica: z.string(),
      solicitadoEm: data,
      marcadoPara: data.nullable(),
      orientacao: z.string().nullable(),
      solicitadoPor: z.string(),
    })
    .nullable(),
  /** Clinics asked before, most used first. */
  clinicas: z.array(z.string()),
  /** What the physician has to know of the post. */
  riscos: z.array(z.string()),
  risco: z.boolean(),
})
export type PainelExame = z.output<typeof painelExame>

const painelUniforme = z.object({
  hoje: data,
  pecas: z.array(
    z.object({
      itemId: z.int(),
      descricao: z.string(),
      tipo: z.enum(['uniforme', 'epi']),
      ca: z.string().nullable(),
      caValidade: data.nullable(),
      quantidade: z.int(),
      tamanhos: z.array(z.string()),
      /** As the form asks. */
      pedido: z.string().nullable(),
      /** As it was set apart, or as the form asks. */
      tamanho: z.string().nullable(),
      /** Already in the person's hands. */
      entregue: z.int(),
    }),
  ),
})
export type PainelUniforme = z.output<typeof painelUniforme>

const painelAdicional = z.object({
  beneficios: etapas.beneficios.schema.partial(),
  salarioCentavos: z.int().nullable(),
  /** The number that the next effected admission takes. */
  proximaMatricula: z.string(),
  horario: z.string(),
  adicionalDoPosto: adicional,
  laudo: z.string().nullable(),
  adicional,
  justificativa: z.string().nullable(),
  /** What each additional is worth a month. */
  valores: z.array(z.object({ adicional, centavos: z.int() })),
  centroDeCustoId: z.int(),
  centroDoContratoId: z.int(),
  centros: z.array(opcao),
  feito: z.object({ por: z.string(), em: z.iso.datetime({ offset: true }) }).nullable(),
})
export type PainelAdicional = z.output<typeof painelAdicional>

/** What Rh completes: benefits, additional and cost centre. */
export const dadosDoAdicional = z.strictObject({
  beneficios: etapas.beneficios.schema,
  adicional,
  justificativa: opcional(texto(500)),
  centroDeCustoId: id,
})
export type DadosDoAdicional = z.output<typeof dadosDoAdicional>

export const pedidoDeExame = z
  .strictObject({
    clinica: textoObrigatorio(100, 2),
    solicitadoEm: data,
    marcadoPara: opcional(data),
    orientacao: opcional(texto(500)),
  })
  .refine(({ solicitadoEm, marcadoPara }) => marcadoPara === undefined || marcadoPara >= solicitadoEm, {
    path: ['marcadoPara'],
    message: 'O exame não pode ser antes do pedido',
  })
export type PedidoDeExame = z.output<typeof pedidoDeExame>

export const admissaoPaineisContract = {
  'GET /api/admissao/pagina/:id': endpoint({
    tag: TAG,
    summary: 'Admissão com os seus documentos e papéis, como a página os mostra',
    access: acompanhar(admissao),
    params: idParams,
    response: z.object({ registro: admissaoRegistro, anexos: checklist, papeis: listaDe(papelNomes) }),
  }),
  'GET /api/admissao/painel/vaga/:id': endpoint({
    tag: TAG,
    summary: 'A vaga: quem sai, quem mais a pede, quantas há no dia',
    access: somente(quemVePainel.vaga, 'painel de Vagas'),
    params: idParams,
    response: painelVaga,
  }),
  'GET /api/admissao/painel/exame/:id': endpoint({
    tag: TAG,
    summary: 'O exame: pedido à clínica e riscos do posto',
    access: somente(quemVePainel.exame, 'painel do Sesmt'),
    params: idParams,
    response: painelExame,
  }),
  'POST /api/admissao/exame': endpoint({
    tag: TAG,
    summary: 'Registra o pedido do exame admissional',
    access: somente(atos.solicitar_exame.quem, 'admissao: solicitar_exame'),
    body: z.strictObject({ ...visto, dados: pedidoDeExame }),
    response: admissaoRegistro,
  }),
  'GET /api/admissao/painel/uniforme/:id': endpoint({
    tag: TAG,
    summary: 'O kit do posto: tamanhos pedidos, separados e entregues',
    access: somente(quemVePainel.uniforme, 'painel do Almoxarifado'),
    params: idParams,
    response: painelUniforme,
  }),
  'GET /api/admissao/painel/adicional/:id': endpoint({
    tag: TAG,
    summary: 'O que o Rh completa antes de efetivar',
    access: somente(quemVePainel.adicional, 'painel do Rh'),
    params: idParams,
    response: painelAdicional,
  }),
  'POST /api/admissao/adicional': endpoint({
    tag: TAG,
    summary: 'Completa benefícios, adicional e centro de custo de uma admissão aprovada',
    access: somente(atos.adicional.quem, 'admissao: adicional'),
    body: z.strictObject({ ...visto, dados: dadosDoAdicional }),
    response: admissaoRegistro,
  }),
  'GET /api/admissao/painel/conferencia/:id': endpoint({
    tag: TAG,
    summary: 'O que se confere antes de finalizar',
    access: somente(quemVePainel.conferencia, 'painel da Conferência'),
    params: idParams,
    response: z.object({
      itens: z.array(
        z.object({
          codigo: z.string(),
          label: z.string(),
          feito: z.boolean(),
          exigido: z.boolean(),
          detalhe: z.string().nullable(),
        }),
      ),
    }),
  }),
} as const satisfies Contract
