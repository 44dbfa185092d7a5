import { exameDeMudanca } from '../../processo/alteracao.ts'
import { defineProcess } from '../../processo/define.ts'
import { analisar, cautelas, departamentoPessoal } from '../../processo/pedido.ts'
import { quemAprova, quemFazNoDia } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { gruposDe, setores } from '../../setores/setores.ts'
import { situacoesDaPromocao } from './situacoes.ts'

const rh = setores.rh.grupos
const quemPede: readonly Grupo[] = gruposDe('colaborador.promover')

/** What holds from the request on, and is asked again until the effect. */
const sempre = [
  'campos',
  'vinculo',
  'legislacao',
  'vaga',
  'protecao',
  'experiencia',
  'equiparacao',
  'preco',
] as const

/** Promoção: a new cargo, a new pay or both, from a day on. */
export const promocao = defineProcess({
  name: 'promocao',
  ...situacoesDaPromocao,
  prefixo: 'PRO',
  initial: 'solicitada',
  nasce: { quem: quemPede, checks: [...sempre, 'prazo', 'intervalo'], unicoPorVinculo: true },
  doSolicitante: ['devolvida'],
  // Only a promotion that names another post holds a slot: see its index.
  ocupa: ['solicitada', 'em_analise', 'devolvida', 'aprovada'],
  stages: [
    { status: 'solicitada', pareceres: ['departamento_pessoal'], aoConcluir: 'analisar' },
    { status: 'em_analise', pareceres: ['exame'] },
  ],
  pareceres: {
    departamento_pessoal: {
      ...departamentoPessoal,
      observa: [],
    },
    exame: exameDeMudanca,
  },
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    vinculo: 'Vínculo em vigor na data e sem demissão em andamento',
    legislacao: 'Salário, piso, datas e CBO conforme a lei',
    vaga: 'Posto do mesmo contrato, com vaga na data',
    protecao: 'Posto permitido a menor de idade e a gestante',
    experiencia: 'Contrato de experiência em curso',
    equiparacao: 'Salário de quem faz o mesmo no mesmo local',
    preco: 'Salário previsto para o posto',
    prazo: 'Antecedência, retroatividade e corte da empresa',
    intervalo: 'Meses desde a última promoção',
    exame: 'Exame antes da mudança de função ou risco',
    exame_feito: 'Exame do parecer anterior à mudança',
    carta_assinada: 'Carta assinada anexada',
  },
  transitions: {
    analisar,
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvida'],
      to: 'solicitada',
      quem: quemPede,
      checks: [...sempre, 'prazo', 'intervalo'],
    },
    aprovar: {
      label: 'Aprovar',
      from: ['em_analise'],
      to: 'aprovada',
      quem: quemAprova,
      outraPessoa: true,
      checks: [...sempre, 'exame'],
    },
    efetivar: {
      label: 'Efetivar',
      from: ['aprovada'],
      to: 'efetivada',
      quem: quemFazNoDia,
      quando: 'vigencia',
      checks: ['vinculo', 'legislacao', 'vaga', 'protecao', 'exame'],
      celebra: true,
    },
    finalizar: {
      label: 'Finalizar',
      pede: 'Anexar carta',
      pedeAte: 'carta_assinada',
      from: ['efetivada'],
      to: 'finalizada',
      quem: rh,
      checks: ['carta_assinada'],
      celebra: true,
    },
    ...cautelas(quemPede),
    desfazer: {
      label: 'Desfazer',
      from: ['efetivada', 'finalizada'],
      to: 'desfeita',
      quem: ['Gerente Rh'],
      motivo: 'obrigatorio',
      confirmaSenha: true,
      cautela: true,
      desfaz: true,
    },
  },
})
