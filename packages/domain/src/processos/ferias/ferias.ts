import { defineProcess } from '../../processo/define.ts'
import { analisar, cautelas, departamentoPessoal } from '../../processo/pedido.ts'
import { quemAprova, quemFazNoDia } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import { situacoesDasFerias } from './situacoes.ts'

const rh = setores.rh.grupos
const quemPede: readonly Grupo[] = gruposDe('colaborador.marcar-ferias')
/** Who plans the vacations of many people at once. */
const quemPlaneja = [
  'Administrador',
  'Gestor',
  'Coordenador Operacional',
  'Coordenador',
  'Gerente Rh',
  'Cadastro',
  'Assistente Departamento Pessoal',
] as const satisfies readonly Grupo[]

const recuos = cautelas(quemPede)

/** Why a vacation stops before its end. */
export const causasDeInterrupcao = {
  MATERNIDADE: 'Nascimento (licença-maternidade)',
  RECONVOCACAO: 'Volta ao trabalho, de comum acordo',
  DESLIGAMENTO: 'Fim do contrato',
} as const
export type CausaDeInterrupcao = keyof typeof causasDeInterrupcao

/** What holds from the request on, and is asked again until the approval. */
const sempre = ['campos', 'vinculo', 'periodo', 'legislacao', 'datas', 'equipe', 'teto', 'cobertura'] as const

/** The employee signs the notice thirty days before (CLT art. 135): it is asked for from the approval on. */
const assinarAviso = { pede: 'Anexar aviso', pedeAte: 'aviso_assinado' } as const

/** Férias: days of a period, in one stretch or up to three (CLT arts. 129–145). */
export const ferias = defineProcess({
  name: 'ferias',
  ...situacoesDasFerias,
  prefixo: 'FER',
  initial: 'solicitada',
  // Several may be under way for one person, of other days and other periods.
  nasce: { quem: quemPede, checks: [...sempre, 'prazo', 'faltas'], emLote: { quem: quemPlaneja } },
  doSolicitante: ['devolvida'],
  stages: [
    { status: 'solicitada', pareceres: ['departamento_pessoal'], aoConcluir: 'analisar' },
    { status: 'aprovada', pareceres: ['pagamento'] },
  ],
  pareceres: {
    departamento_pessoal: {
      ...departamentoPessoal,
      pede: 'Conferir faltas',
      quando: { fato: 'a_conferir', senao: 'Férias coletivas: as faltas do período já foram informadas.' },
      campos: ({ z, opcional, centavos, faltasDoPeriodo }) =>
        z.strictObject({
          /** Unjustified absences of the acquisition period (CLT art. 130). */
          faltas: faltasDoPeriodo,
          /** Average of variable pay over the period, in centavos (CLT art. 142 §§ 3º to 6º). */
          mediasCentavos: opcional(centavos),
        }),
      observa: ['periodoId'],
    },
    pagamento: {
      label: 'Pagamento',
      pede: 'Registrar pagamento',
      grupos: ['Rescisao', 'Administrador'],
      campos: ({ z, data, centavos }) =>
        z.strictObject({
          dataPagamento: data,
          valorCentavos: centavos.min(1, 'Informe o valor pago'),
        }),
      veCampos: rh,
      podeAtrasar: ['aprovada', 'em_gozo'],
      observa: [],
    },
  },
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    vinculo: 'Vínculo em vigor nos dias e sem demissão em andamento',
    periodo: 'Período aquisitivo da pessoa, completo e com saldo',
    legislacao: 'Fracionamento, início, aviso, abono e prazos conforme a CLT',
    datas: 'Sem outras férias ou afastamento nos mesmos dias',
    equipe: 'Colegas do mesmo posto fora nos mesmos dias',
    teto: 'Parte do contrato que pode estar fora no mesmo dia',
    cobertura: 'Quem cobre cada fração está livre',
    prazo: 'Antecedência da empresa',
    faltas: 'Faltas do período informadas',
    pagamento: 'Pagamento registrado',
    aviso_assinado: 'Aviso de férias assinado',
    cancelamento: 'Cancelamento assinado pelas duas partes',
  },
  transitions: {
    analisar,
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvida'],
      to: 'solicitada',
      quem: quemPede,
      checks: [...sempre, 'prazo'],
    },
    aprovar: {
      label: 'Aprovar',
      from: ['em_analise'],
      to: 'aprovada',
      quem: quemAprova,
      outraPessoa: true,
      checks: sempre,
      excetua: true,
      celebra: true,
    },
    iniciar: {
      label: 'Iniciar o gozo',
      ...assinarAviso,
      from: ['aprovada'],
      to: 'em_gozo',
      quem: quemFazNoDia,
      quando: 'inicio',
      checks: ['vinculo'],
    },
    finalizar: {
      label: 'Encerrar',
      ...assinarAviso,
      from: ['em_gozo'],
      to: 'finalizada',
      quem: rh,
      quando: 'retorno',
      checks: ['pagamento', 'aviso_assinado'],
      celebra: true,
    },
    interromper: {
      label: 'Interromper',
      from: ['em_gozo'],
      to: 'interrompida',
      quem: rh,
      campos: ({ z, data }) =>
        z.strictObject({
          causa: z.enum(Object.keys(causasDeInterrupcao) as [CausaDeInterrupcao], 'Escolha a causa'),
          /** The birth, or the first day back at work. */
          em: data,
        }),
      motivo: 'obrigatorio',
      cautela: true,
    },
    ...recuos,
    cancelar: { ...recuos.cancelar, checks: ['cancelamento'] },
  },
})
