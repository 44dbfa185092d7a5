import { z } from 'zod'
import { data, id, idParam, instante, texto } from '../br/campos.ts'
import { codigosDe } from '../codigos/codigos.ts'
import { endpoint, views } from '../http/endpoint.ts'
import { relogio, simulacao, tipoDeLinha, valor } from './demissao-simulacao.ts'
import { listaDemissao, momentosDaDemissao } from '../listas/demissao.ts'
import { coresDoPrazo } from '../listas/prazo-da-demissao.ts'
import { listQuery } from '../listas/gramatica.ts'
import { pendencia } from '../pendencia.ts'
import { checklist } from '../processo/chamadas/anexos.ts'
import { abrir, listar } from '../processo/chamadas/comum.ts'
import { resumoDe } from '../processo/chamadas/lista.ts'
import { cartaoDe, quadroDe } from '../processo/chamadas/quadro.ts'
import { statusSchema, registroDoNascido } from '../processo/contract.ts'
import { processContract } from '../processo/contrato.ts'
import { quemConfere } from '../processo/quem.ts'
import { demissao, resultadosDaLinha, situacoesDaPeca } from '../processos/demissao/demissao.ts'
import { formularioDemissao } from '../processos/demissao/formulario.ts'
import { papeisDaDemissao } from '../processos/demissao/papeis.ts'
import { quemAnexa } from '../processos/demissao/quem.ts'
import { visoesDaDemissao } from '../processos/demissao/visibilidade.ts'
import { formasDeAviso } from '../regras/rescisao/formas-de-aviso.ts'
import { iniciativas, tiposDeContrato } from '../regras/rescisao/causas-tipos.ts'

const causaOferecida = z.object({
  /** Of eSocial tabela 19. */
  codigo: z.string(),
  rotulo: z.string(),
  ajuda: z.string(),
  nome: z.string(),
  iniciativa: z.enum(codigosDe(iniciativas)),
  /** Who approves. */
  aprova: z.enum(['coordenacao', 'gerente_rh']),
  processoJudicial: z.enum(['obrigatorio', 'opcional', 'nao']),
  /** It fits the contract of the person. */
  cabe: z.boolean(),
  /** What it means for the person, in the same order for every cause. */
  significa: z.array(z.object({ tema: z.string(), rotulo: z.string(), texto: z.string(), tem: z.boolean() })),
})

const avisoOferecido = z.object({
  codigo: z.enum(codigosDe(formasDeAviso)),
  rotulo: z.string(),
  significa: z.string(),
  /** The employee chooses two hours a day or seven days. */
  reducao: z.boolean(),
  fundamento: z.string(),
})

/** The person as a dismissal finds them: what forbids it, and what it will touch. */
const situacao = z.object({
  admissao: data,
  contrato: z.object({ tipo: z.enum(codigosDe(tiposDeContrato)), fim: data.nullable() }),
  /** What forbids a dismissal, or will be asked of it, before anything is typed. */
  impedimentos: z.array(pendencia),
  estabilidades: z.array(
    z.object({
      nome: z.string(),
      inicio: data,
      /** Null where nobody knows it yet: it holds. */
      fim: data.nullable(),
      situacao: z.enum(['futura', 'vigente', 'encerrada']),
      origem: z.string(),
      fundamento: z.string(),
      permite: z.array(z.string()),
    }),
  ),
  /** Leaves that go on or come. */
  afastamentos: z.array(z.object({ inicio: data, fim: data.nullable(), numero: z.string() })),
  /** Vacations that go on or come: their reservation goes back to the balance. */
  ferias: z.array(z.object({ inicio: data, fim: data, numero: z.string() })),
  /** Days of complete periods that were not enjoyed. */
  saldoFerias: z.number(),
  /** Other processes of the person that did not end; the end of the bond cancels them. */
  processos: z.array(
    z.object({
      id: z.int(),
      tipo: z.string(),
      numero: z.string(),
      label: z.string(),
      statusLabel: z.string(),
    }),
  ),
  /** A dismissal whose notice runs. */
  aviso: z.object({ numero: z.string(), comunicacao: data, dtDeslig: data }).nullable(),
  /** Day of the last occupational exam of any kind. */
  ultimoExame: data.nullable(),
  /** Month of the data-base of the union, 1 to 12. */
  dataBaseMes: z.int().nullable(),
  /** Under eighteen: a guardian signs (CLT art. 439). */
  menor: z.boolean(),
  salarioCentavos: valor,
})

const opcoes = z.object({
  hoje: data,
  /** Causes that this person may ask for. */
  causas: z.array(causaOferecida),
  /** Forms of notice of each cause. */
  avisos: z.record(z.string(), z.array(avisoOferecido)),
  alineas: z.array(z.object({ codigo: z.string(), texto: z.string() })),
  /** Of whom it is, and days to come that whoever asks keeps for them. */
  lembretes: z.object({ colaboradorId: z.int(), dias: z.array(data) }),
  /** The person says whether who leaves may come back. */
  recontratacao: z.boolean(),
  situacao,
})
export type OpcoesDaDemissao = z.output<typeof opcoes>
export type SituacaoParaDemitir = OpcoesDaDemissao['situacao']

export type { SimulacaoDaDemissao } from './demissao-simulacao.ts'

const pessoa = z.object({ id: z.int(), nome: z.string() })

export const demissaoRegistro = registroDoNascido(demissao, {
  /** How much of it this person sees. */
  visao: z.enum(visoesDaDemissao),
  causa: causaOferecida.omit({ cabe: true, significa: true }).nullable(),
  /** Who approves this cause. */
  aprova: z.enum(['coordenacao', 'gerente_rh']).nullable(),
  simulacao,
  relogio: relogio.nullable(),
  /** The day on which the notice was signed; null before. */
  comunicadoEm: data.nullable(),
  /** Findings of the next move, for those who may make it: alerts are read and accepted with it. */
  pendencias: z.array(pendencia),
  /** Pieces that the person was given, with how they came back; null for those who do not see them. */
  pecas: z
    .array(
      z.object({
        entregaId: z.int(),
        item: z.string(),
        tamanho: z.string(),
        quantidade: z.int(),
        entregueEm: data,
        situacao: z.enum(codigosDe(situacoesDaPeca)).nullable(),
        valorCentavos: valor,
      }),
    )
    .nullable(),
  /** The statement that was sent, line by line with what the system works out; null before, and for who sees no amounts. */
  conferencia: z
    .object({
      enviadaEm: instante,
      enviadaPor: pessoa.nullable(),
      linhas: z.array(
        z.object({
          codigo: z.string(),
          rotulo: z.string(),
          referencia: z.string(),
          tipo: tipoDeLinha,
          /** As payroll sent it; null for a line that it does not have. */
          demonstrativo: valor,
          /** As the system works it out; null for a line that it does not have. */
          sistema: valor,
          resultado: z.enum(codigosDe(resultadosDaLinha)).nullable(),
          motivo: z.string().nullable(),
        }),
      ),
    })
    .nullable(),
  /** Where an admission in the place of the person starts; null where nobody is to come. */
  reposicao: z
    .object({ contratoId: z.int(), postoId: z.int(), cargoId: z.int(), posto: z.string(), desde: data })
    .nullable(),
})
export type DemissaoRegistro = z.output<typeof demissaoRegistro>

const proprias = {
  matricula: z.string().nullable(),
  causa: z.string().nullable(),
  pagarAte: z.string().nullable(),
  /** Null before the end, and once it is paid. */
  relogio: z.enum(codigosDe(coresDoPrazo)).nullable(),
}
export const demissaoResumo = resumoDe(demissao, { ...proprias, comunicacao: z.string().nullable() })
export type DemissaoResumo = z.output<typeof demissaoResumo>

const doMotor = processContract(demissao, {
  registro: demissaoRegistro,
  lista: listaDemissao,
  resumo: demissaoResumo,
  quadro: quadroDe(demissao, cartaoDe(demissao, proprias)),
  chamadas: {
    comunicar: 'Registra que a demissão foi comunicada e assinada',
    cancelar: 'Cancela a demissão antes de ser comunicada',
    finalizar: 'Encerra a demissão paga, conferida e assinada',
  },
  papeis: codigosDe(papeisDaDemissao),
  anexos: { enviam: quemAnexa, conferem: quemConfere, checklist },
  nasce: { formulario: formularioDemissao, simulacao, opcoes },
  emLote: true,
  atos: {
    calculo: 'Corrige FGTS, seguro, outros proventos, descontos e dias cumpridos do cálculo',
    complemento: 'Registra processo judicial, inquérito, assistência, responsável e chamadas',
    prorrogacao: 'Prorroga o aviso que um afastamento suspendeu',
    recontratacao: 'Diz se a pessoa pode ser contratada de novo',
  },
})

const comum = { tag: demissao.label.one }
const daPessoa = z.strictObject({ colaborador: idParam })

/** The dismissal as the slot sees it: no cause, no amount. */
const naVaga = z.object({
  colaborador: z.object({
    id: z.int(),
    nome: z.string(),
    matricula: z.string(),
    cargo: z.string(),
    posto: z.string(),
    contrato: z.string(),
  }),
  demissao: z
    .object({
      id: z.int(),
      numero: z.string(),
      status: statusSchema(demissao),
      comunicacao: data.nullable(),
      desligamento: data.nullable(),
      /** First day on which somebody else may stand at the post. */
      vagaLivreEm: data.nullable(),
      substituir: z.boolean(),
    })
    .nullable(),
})

export const demissaoContract = {
  ...doMotor,
  'GET /api/demissao/causas': endpoint({
    ...comum,
    summary: 'Causas que a pessoa pode pedir, com o que cada uma significa',
    access: abrir(demissao),
    query: z.strictObject({ colaborador: idParam.optional() }),
    response: z.object({ results: z.array(causaOferecida) }),
  }),
  'GET /api/demissao/opcoes': endpoint({
    ...comum,
    summary: 'Formas de aviso de uma causa',
    access: abrir(demissao),
    query: z.strictObject({ causa: texto(2) }),
    response: z.object({ results: z.array(avisoOferecido) }),
  }),
  'GET /api/demissao/colaborador': endpoint({
    ...comum,
    summary: 'Situação do colaborador: o que impede a demissão e o que ela vai mudar',
    access: abrir(demissao),
    query: daPessoa,
    response: situacao,
  }),
  'GET /api/demissao/processos': endpoint({
    ...comum,
    summary: 'As demissões que a pessoa pode ver: a mesma lista de listar',
    access: listar(demissao),
    query: listQuery(listaDemissao),
    response: doMotor['GET /api/demissao/listar'].response,
  }),
  'GET /api/demissao/momentos': endpoint({
    ...comum,
    summary:
      'Quantas demissões a pessoa pode ver, e quantas esperam pagamento, conferência, devoluções e exame',
    access: listar(demissao),
    query: z.strictObject({ contratoId: idParam.optional() }),
    response: z.object({
      contagens: z.record(z.enum(codigosDe(momentosDaDemissao)), z.int()),
      total: z.int(),
    }),
  }),
  'POST /api/demissao/lembrete': endpoint({
    ...comum,
    summary: 'Guarda um dia em que quem pede quer ser lembrado desta pessoa',
    access: abrir(demissao),
    body: z.strictObject({ colaboradorId: id, dia: data }),
    status: 201,
    response: z.object({ lembretes: z.array(data) }),
  }),
  'GET /api/demissao/vaga': endpoint({
    ...comum,
    summary: 'A demissão vista pela vaga: só datas e lugar, sem causa nem valores',
    access: views('colaborador.ver-demissao'),
    query: daPessoa,
    response: naVaga,
  }),
}
