import type { z } from 'zod'
import type { Kit } from '../../processo/campos-pedidos.ts'
import { defineProcess } from '../../processo/define.ts'
import { analisar, cautelas } from '../../processo/pedido.ts'
import { quemAprova, quemFazNoDia, quemVePagamento, quemVeSaude } from '../../processo/quem.ts'
import { codigosDe } from '../../codigos/codigos.ts'
import { reducoesDoAviso } from '../../regras/rescisao/formas-de-aviso.ts'
import { gruposDe } from '../../setores/setores.ts'
import { camposDosAtos } from './campos.ts'
import { quemCalcula, quemConfere, quemPede, quemVeRecontratacao, rh } from './quem.ts'
import { situacoesDaDemissao } from './situacoes.ts'

/** What a piece comes back as (see `uniforme_entrega`). */
export const situacoesDaPeca = {
  bom: 'Devolvida em bom estado',
  gasto: 'Devolvida, gasta pelo uso',
  danificado: 'Devolvida com dano',
  nao_devolvido: 'Não devolvida',
} as const
export type SituacaoDaPeca = keyof typeof situacoesDaPeca

/** What is said of a line of the statement. */
export const resultadosDaLinha = { ok: 'Certa', divergente: 'Divergente' } as const

const linhaConferida = ({ z, opcional, texto, textoObrigatorio }: Kit) =>
  z
    .strictObject({
      codigo: textoObrigatorio(40),
      resultado: z.enum(codigosDe(resultadosDaLinha), 'Escolha certa ou divergente'),
      motivo: opcional(texto(300)),
    })
    .refine(({ resultado, motivo }) => resultado === 'ok' || motivo !== undefined, {
      path: ['motivo'],
      message: 'Diga por que diverge',
    })
export type LinhaConferida = z.output<ReturnType<typeof linhaConferida>>
const conferidas = (kit: Kit) =>
  kit.z.array(linhaConferida(kit)).min(1, 'Confira pelo menos uma linha').max(60)

/** How a thing came back. */
const volta = ({ z, centavos, opcional }: Kit) => ({
  situacao: z.enum(codigosDe(situacoesDaPeca), 'Diga como a peça voltou'),
  /** What is charged for it, where it did not come back or came damaged (CLT art. 462 § 1º). */
  valorCentavos: opcional(centavos),
})
const peca = (kit: Kit) => kit.z.strictObject({ entregaId: kit.id, ...volta(kit) })
/** What no register knows: badge, keys, tools. */
const outroItem = (kit: Kit) => kit.z.strictObject({ descricao: kit.textoObrigatorio(80, 2), ...volta(kit) })

/** What holds from the request on, and is asked again until the notice. */
const sempre = ['campos', 'vinculo', 'legislacao'] as const
const antesDoFim = ['solicitada', 'em_analise', 'aprovada', 'em_aviso', 'desligado'] as const
const depoisDeAprovar = ['aprovada', 'em_aviso', 'desligado', 'em_conferencia'] as const

/** Demissão: the end of a bond, by any cause (eSocial tabela 19; CLT arts. 477 to 500). */
export const demissao = defineProcess({
  name: 'demissao',
  ...situacoesDaDemissao,
  prefixo: 'DEM',
  discreto: true,
  initial: 'solicitada',
  nasce: {
    quem: quemPede,
    checks: [...sempre, 'pede', 'prazo'],
    unicoPorVinculo: true,
    emLote: { quem: gruposDe('remanejamento.fim') },
  },
  doSolicitante: ['devolvida'],
  stages: [
    { status: 'solicitada', pareceres: ['departamento_pessoal'], aoConcluir: 'analisar' },
    { status: 'aprovada', pareceres: ['exame', 'devolucoes'] },
    { status: 'em_conferencia', pareceres: ['conferencia'] },
  ],
  pareceres: {
    departamento_pessoal: {
      label: 'Cálculo do Departamento Pessoal',
      pede: 'Conferir cálculo',
      grupos: quemCalcula,
      campos: ({ z, opcional, centavos }) =>
        z.strictObject({
          /** Average of variable pay, in centavos (CLT art. 477; Súmula 347 TST). */
          mediasCentavos: opcional(centavos),
          /** First half of the 13th already paid this year, in centavos. */
          adiantamento13Centavos: opcional(centavos),
          /** Months of this year that count for no 13th. */
          meses13Perdidos: opcional(z.int().min(0).max(12, 'No máximo 12 meses')),
          /** Unjustified absences of the acquisition period in course (CLT art. 130). */
          faltasNoPeriodo: opcional(z.int().min(0).max(366, 'No máximo 366 faltas')),
        }),
      veCampos: rh,
      motivoReservadoA: rh,
      observa: ['causa', 'alinea', 'comunicacao', 'aviso', 'desligamento'],
    },
    exame: {
      label: 'Exame demissional',
      pede: 'Registrar exame',
      grupos: ['Sesmt'],
      quando: { fato: 'exame_devido', senao: 'O último exame ainda vale, ou a causa não pede exame (NR-7).' },
      campos: ({ z, data, textoObrigatorio }) =>
        z.strictObject({
          dataExame: data,
          medico: textoObrigatorio(70, 2),
          crm: textoObrigatorio(20),
          resultado: z.enum(['apto', 'inapto'], 'Escolha o resultado'),
        }),
      passado: ['dataExame'],
      veCampos: quemVeSaude,
      motivoReservadoA: quemVeSaude,
      podeAtrasar: depoisDeAprovar,
      observa: [],
    },
    devolucoes: {
      label: 'Devoluções',
      pede: 'Receber devoluções',
      grupos: ['Almoxarifado', 'Administrador'],
      campos: (kit) =>
        kit.z.strictObject({
          pecas: kit.opcional(kit.z.array(peca(kit)).max(200)),
          outros: kit.opcional(kit.z.array(outroItem(kit)).max(30)),
          /** Where good pieces go back to; the usual place of the stock when not said. */
          localId: kit.opcional(kit.id),
        }),
      veCampos: ['Almoxarifado', ...rh],
      podeAtrasar: depoisDeAprovar,
      observa: [],
    },
    conferencia: {
      label: 'Conferência',
      pede: 'Conferir demonstrativo',
      grupos: quemConfere,
      campos: (kit) => kit.z.strictObject({ linhas: conferidas(kit) }),
      veCampos: rh,
      motivoReservadoA: rh,
      outraPessoaQue: ['departamento_pessoal'],
      observa: [],
    },
  },
  atos: {
    calculo: {
      label: 'Cálculo corrigido',
      quem: quemCalcula,
      em: antesDoFim,
      campos: camposDosAtos.calculo,
      checks: ['campos'],
    },
    complemento: {
      label: 'Dados complementares registrados',
      quem: rh,
      em: antesDoFim,
      campos: camposDosAtos.complemento,
      checks: ['campos'],
    },
    prorrogacao: {
      label: 'Aviso prorrogado',
      quem: quemFazNoDia,
      em: ['em_aviso'],
      campos: camposDosAtos.prorrogacao,
      checks: ['campos', 'prorrogacao'],
    },
    recontratacao: {
      label: 'Recontratação registrada',
      quem: quemVeRecontratacao,
      em: [...antesDoFim, 'em_conferencia', 'finalizada'],
      campos: camposDosAtos.recontratacao,
      checks: ['campos', 'recontratacao'],
    },
  },
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    vinculo: 'Vínculo em vigor',
    legislacao: 'Causa, estabilidades, aviso e datas conforme a lei e os limites da empresa',
    pede: 'Causa que o setor pode pedir',
    prazo: 'Antecedência, retroatividade e corte da empresa',
    alcada: 'Causa que o grupo pode aprovar',
    comunicacao: 'Aviso ou comunicação assinada, no dia em que foi dada',
    prorrogacao: 'Último dia do aviso que um afastamento suspendeu',
    aviso_no_dia: 'Aviso cumprido até o fim, sem afastamento que o suspenda nem proteção nascida nele',
    recontratacao: 'Motivo de quem não volta',
    reconsideracao: 'Reconsideração aceita pelas duas partes, antes do fim do aviso',
    conferida: 'Demonstrativo conferido linha por linha, sem divergência',
    documentos: 'Comprovante de pagamento e termo de rescisão assinado',
    encerramento: 'Exame, prazos e documentos conforme a lei',
  },
  transitions: {
    analisar,
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvida'],
      to: 'solicitada',
      quem: quemPede,
      checks: [...sempre, 'pede', 'prazo'],
    },
    aprovar: {
      label: 'Aprovar',
      from: ['em_analise'],
      to: 'aprovada',
      quem: quemAprova,
      outraPessoa: true,
      checks: [...sempre, 'alcada'],
      excetua: true,
    },
    comunicar: {
      label: 'Registrar a comunicação',
      from: ['aprovada'],
      to: 'em_aviso',
      quem: rh,
      campos: ({ z, data, opcional }) =>
        z.strictObject({
          /** Day on which the notice was signed; the day of the form where nobody says another. */
          em: opcional(data),
          reducao: opcional(z.enum(codigosDe(reducoesDoAviso), 'Escolha a redução')),
        }),
      checks: [...sempre, 'comunicacao'],
    },
    desligar: {
      label: 'Desligar',
      from: ['em_aviso'],
      to: 'desligado',
      quem: quemFazNoDia,
      checks: ['aviso_no_dia'],
      // The day after the last one of the contract; at once where nothing is worked after the notice.
      quando: 'desligamento',
    },
    conferir: {
      label: 'Enviar à conferência',
      from: ['desligado'],
      to: 'em_conferencia',
      quem: rh,
      campos: ({ z, opcional, centavos, textoObrigatorio }) =>
        z.strictObject({
          /** The statement as payroll has it; what the system works out where nothing is said. */
          linhas: opcional(
            z
              .array(z.strictObject({ codigo: textoObrigatorio(40), centavos }))
              .max(60, 'No máximo 60 linhas'),
          ),
        }),
      veCampos: quemVePagamento,
      checks: ['campos'],
    },
    devolver_calculo: {
      label: 'Devolver o cálculo',
      from: ['em_conferencia'],
      to: 'desligado',
      quem: quemConfere,
      outraPessoa: true,
      outraPessoaQue: ['departamento_pessoal'],
      campos: (kit) => kit.z.strictObject({ linhas: kit.opcional(conferidas(kit)) }),
      veCampos: rh,
      cautela: true,
    },
    finalizar: {
      label: 'Finalizar',
      pede: 'Pagar e finalizar',
      from: ['em_conferencia'],
      to: 'finalizada',
      quem: quemConfere,
      outraPessoaQue: ['departamento_pessoal'],
      campos: ({ z, data, opcional }) =>
        z.strictObject({
          /** Day of the payment; today where nobody says another. */
          pagoEm: opcional(data),
        }),
      checks: ['conferida', 'documentos', 'encerramento'],
      confirmaSenha: true,
      celebra: true,
    },
    reconsiderar: {
      label: 'Reconsiderar o aviso',
      from: ['em_aviso'],
      to: 'cancelada',
      quem: ['Gerente Rh'],
      checks: ['reconsideracao'],
      motivo: 'obrigatorio',
      cautela: true,
    },
    ...cautelas(quemPede),
  },
})
