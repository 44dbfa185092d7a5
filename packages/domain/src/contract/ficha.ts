import { z } from 'zod'
import { data, id, idParam, instante, textoObrigatorio, versao } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { abaNomes } from '../colaborador/abas.ts'
import { blocoNomes, blocos } from '../colaborador/blocos.ts'
import { camposComNome, camposPessoaNomes } from '../colaborador/campos.ts'
import { correcao, motivoDaVersao, termosDaVersao } from '../colaborador/correcao.ts'
import { movimentoNomes } from '../colaborador/movimentos.ts'
import { edicoes, gruposDaAba, quemEdita, quemVeTudo } from '../colaborador/visibilidade.ts'
import { situacoes } from '../listas/colaborador.ts'
import { idParams } from '../processo/contract.ts'
import { tiposProcesso } from '../processo/tipos.ts'
import { endpoint, somente, views, type Contract } from '../http/endpoint.ts'
import { pendencia } from '../pendencia.ts'
import { estabilidadesDaFicha } from './estabilidades.ts'
import { acompanhamento, experienciaTerminando } from './experiencia.ts'

const TAG = 'Colaborador'
const situacao = z.enum(codigosDe(situacoes))
const corrige = somente(quemEdita.contrato, 'correção dos dados do contrato')

/** The file as it was, or will be, on a day; without it, today's. */
const naData = z.strictObject({ em: data.optional() })

const processoRef = z.object({ id: z.int(), tipo: z.enum(tiposProcesso), numero: z.string() })

/** Terms of the contract from a date on. What the person may not see is absent. */
const versaoDaFicha = z.object({
  id: z.int(),
  vigencia: z.string(),
  /** Last day in force; null for the last version. */
  ate: z.string().nullable(),
  estado: z.enum(['passada', 'em_vigor', 'futura']),
  motivo: z.string(),
  cargo: z.string(),
  contrato: z.string(),
  posto: z.string(),
  escala: z.string().optional(),
  sindicato: z.string().optional(),
  centroDeCusto: z.string().optional(),
  adicional: z.string().optional(),
  salarioCentavos: z.int().optional(),
  /** As a correction sends them back; only to who may register one. */
  termos: termosDaVersao.optional(),
  processo: processoRef.nullable(),
  /** From when the version counted whose terms this one took back. */
  compensa: z.string().nullable(),
  compensada: z.boolean(),
  registradaEm: instante,
  registradaPor: z.string().nullable(),
  /** Findings that were read and accepted; only to who may register one. */
  alertas: z.array(pendencia).optional(),
  podeCancelar: z.boolean(),
  podeDesfazer: z.boolean(),
})
export type VersaoDaFicha = z.output<typeof versaoDaFicha>

/** What a person receives beside the salary. */
const beneficios = z.object({
  /** The word in force on the day; null where nobody asked the person yet. */
  valeTransporte: z
    .object({
      desde: z.string(),
      optante: z.boolean(),
      /** How the days with transport are counted. */
      escala: z.string().nullable(),
      linhas: z.array(
        z.object({
          operadora: z.string(),
          linha: z.string(),
          tarifaCentavos: z.int(),
          viagensDia: z.int(),
        }),
      ),
    })
    .nullable(),
  valeRefeicao: z.boolean(),
  cestaBasica: z.boolean(),
})
export type Beneficios = z.output<typeof beneficios>

export const ficha = z.object({
  id: z.int(),
  matricula: z.string(),
  nome: z.string(),
  situacao,
  dataAdmissao: z.string(),
  dataDesligamento: z.string().nullable(),
  /** Up to the day shown, or to the last day of the bond. */
  tempoDeCasa: z.object({ anos: z.int(), meses: z.int(), dias: z.int() }),
  /** End of each term, while the trial runs. */
  experiencia: z.object({ fimPrimeiro: z.string(), fimFinal: z.string() }).nullable(),
  /** Last day of the contract of an apprentice, null where nobody said it; null for anybody else. */
  aprendizagem: z.object({ fim: z.string().nullable() }).nullable(),
  acompanhamento: acompanhamento.nullable().optional(),
  hoje: z.string(),
  /** The day shown, and whether it is another one than today. */
  em: z.string(),
  tempo: z.enum(['passado', 'hoje', 'futuro']),
  /** Days between which the file may be looked at. */
  periodo: z.object({ de: z.string(), ate: z.string() }),
  /** Versions that saves are compared with. */
  versao: z.int(),
  versaoPessoa: z.int(),
  abas: z.array(z.enum(abaNomes)),
  /** What this person may change now; nothing on another day than today. */
  edita: z.array(z.enum(edicoes)),
  /** Absent fields are not this person's to see. */
  pessoa: z.partialRecord(z.enum(camposPessoaNomes), z.string().nullable()),
  /** The names of codes in `pessoa` whose table the screen does not have. */
  nomes: z.partialRecord(z.enum(camposComNome), z.string()),
  versoes: z.array(versaoDaFicha),
  /** Absent for who does not see them. */
  beneficios: beneficios.optional(),
  /** How much there is in the tabs that the person sees. */
  contagens: z.object({
    documentosVencidos: z.int().optional(),
    documentosAVencer: z.int().optional(),
    pecasEmMaos: z.int().optional(),
    dependentes: z.int().optional(),
  }),
})
export type Ficha = z.output<typeof ficha>

const mudanca = z.object({ label: z.string(), de: z.string().nullable(), para: z.string().nullable() })

/** What happened in the bond, as its people tell it. */
const acontecimento = z.object({
  id: z.string(),
  tipo: z.enum(['processo', 'versao', 'cancelamento', 'experiencia', 'desligamento']),
  titulo: z.string(),
  /** A moment, or a day where only the day counts. */
  em: z.string(),
  futuro: z.boolean(),
  texto: z.string().nullable(),
  autor: z.string().nullable(),
  mudancas: z.array(mudanca),
  processo: processoRef.nullable(),
})
export type Acontecimento = z.output<typeof acontecimento>

/** One link of the audit trail, in words. */
const alteracao = z.object({
  id: z.int(),
  em: instante,
  /** What was changed: "Dados da pessoa", "Dependente"… */
  assunto: z.string(),
  operacao: z.enum(['inclusao', 'alteracao', 'retirada']),
  autor: z.string().nullable(),
  ip: z.string().nullable(),
  mudancas: z.array(mudanca),
})
export type Alteracao = z.output<typeof alteracao>

const possibilidade = z.object({
  tipo: z.enum(movimentoNomes),
  pode: z.boolean(),
  motivo: z.string().nullable(),
})
const opcao = z.object({ id: z.int(), label: z.string() })

const pagina = z
  .custom<string | number>((valor) => /^[1-9]\d{0,3}$/.test(String(valor)), 'Informe o número da página')
  .transform(Number)
  .pipe(z.int().min(1).max(9999))
  .meta({ type: 'integer' })

const dadosDe = <B extends keyof typeof blocos>(bloco: B) =>
  z.strictObject({ id, versao, bloco: z.literal(bloco), dados: blocos[bloco].schema })

const processosDaFicha = z.object({
  results: z.array(
    processoRef.extend({
      status: z.string(),
      statusLabel: z.string(),
      aberto: z.boolean(),
      solicitante: z.string(),
      criadoEm: instante,
      atualizadoEm: instante,
    }),
  ),
  iniciar: z.array(possibilidade),
})

export const fichaContract = {
  'GET /api/colaborador/inicio': endpoint({
    tag: TAG,
    summary: 'Como estão os colaboradores que a pessoa acompanha e o que vence em breve',
    access: views('colaborador.inicio'),
    response: z.object({
      porSituacao: z.array(z.object({ situacao, total: z.int() })),
      experiencias: z.array(experienciaTerminando),
      documentos: z.array(
        z.object({
          id: z.int(),
          nome: z.string(),
          documento: z.string(),
          validade: z.string(),
          dias: z.int(),
        }),
      ),
      datas: z.array(
        z.object({ id: z.int(), nome: z.string(), dia: z.string(), anosDeCasa: z.int().nullable() }),
      ),
    }),
  }),
  'GET /api/colaborador/pagina/:id': endpoint({
    tag: TAG,
    summary: 'A ficha de hoje com o que a primeira aba mostra ao lado dela',
    access: views('colaborador.visualizar'),
    params: idParams,
    response: z.object({
      ficha,
      processos: processosDaFicha,
      /** For who may see them. */
      estabilidades: estabilidadesDaFicha.nullable(),
    }),
  }),
  'GET /api/colaborador/obter/:id': endpoint({
    tag: TAG,
    summary: 'A ficha de um colaborador, como é hoje ou como era numa data',
    access: views('colaborador.visualizar'),
    params: idParams,
    query: naData,
    response: ficha,
  }),
  'GET /api/colaborador/processos': endpoint({
    tag: TAG,
    summary: 'Os processos da pessoa, o que pode ser iniciado agora e por que não',
    access: views('colaborador.visualizar'),
    query: z.strictObject({ colaboradorId: idParam }),
    response: processosDaFicha,
  }),
  'GET /api/colaborador/historico/:id': endpoint({
    tag: TAG,
    summary: 'A linha do tempo do vínculo: processos e versões do contrato',
    access: somente(gruposDaAba('historico'), 'aba Histórico da ficha'),
    params: idParams,
    response: z.object({ results: z.array(acontecimento) }),
  }),
  'GET /api/colaborador/alteracoes/:id': endpoint({
    tag: TAG,
    summary: 'A trilha de auditoria da ficha, campo a campo',
    access: somente(gruposDaAba('alteracoes'), 'aba Alterações da ficha'),
    params: idParams,
    query: z.strictObject({ pagina: pagina.optional() }),
    response: z.object({ results: z.array(alteracao), total: z.int(), pagina: z.int(), porPagina: z.int() }),
  }),
  'GET /api/colaborador/registro/:id': endpoint({
    tag: TAG,
    summary: 'A ficha de registro de empregado (CLT art. 41), em PDF; cada impressão fica registrada',
    access: somente(quemVeTudo, 'ficha de registro'),
    params: idParams,
    response: { download: ['application/pdf'] },
    perMinute: 30,
  }),
  'GET /api/colaborador/opcoes': endpoint({
    tag: TAG,
    summary: 'Escalas, sindicatos e centros de custo em uso, para corrigir um contrato',
    access: corrige,
    response: z.object({
      escalas: z.array(opcao),
      sindicatos: z.array(opcao),
      centrosDeCusto: z.array(opcao),
    }),
  }),
  'PUT /api/colaborador/dados': endpoint({
    tag: TAG,
    summary: 'Corrige uma parte dos dados da pessoa',
    access: somente(
      [...new Set(blocoNomes.flatMap((bloco) => quemEdita[bloco]))],
      'correção dos dados da pessoa',
    ),
    body: z.discriminatedUnion('bloco', [
      dadosDe('pessoais'),
      dadosDe('endereco'),
      dadosDe('documentos'),
      dadosDe('bancarios'),
    ]),
    response: ficha,
  }),
  'POST /api/colaborador/versoes/verificar': endpoint({
    tag: TAG,
    summary: 'Confere uma correção do contrato sem registrá-la',
    access: corrige,
    body: z.strictObject({ id, dados: correcao }),
    response: z.object({ pendencias: z.array(pendencia) }),
  }),
  'POST /api/colaborador/versoes/registrar': endpoint({
    tag: TAG,
    summary: 'Registra uma correção do contrato a partir de uma data',
    access: corrige,
    body: z.strictObject({
      id,
      versao,
      dados: correcao,
      alertasAceitos: z.array(textoObrigatorio(60)).max(20).optional(),
    }),
    status: 201,
    response: ficha,
  }),
  'POST /api/colaborador/versoes/cancelar': endpoint({
    tag: TAG,
    summary: 'Cancela uma versão que ainda não vale',
    access: corrige,
    body: z.strictObject({ id, versao, versaoId: id, motivo: motivoDaVersao }),
    response: ficha,
  }),
  'POST /api/colaborador/versoes/desfazer': endpoint({
    tag: TAG,
    summary: 'Compensa a versão em vigor com outra, que repõe os dados anteriores',
    access: corrige,
    body: z.strictObject({
      id,
      versao,
      versaoId: id,
      vigencia: data,
      motivo: motivoDaVersao,
      alertasAceitos: z.array(textoObrigatorio(60)).max(20).optional(),
    }),
    status: 201,
    response: ficha,
  }),
} as const satisfies Contract
