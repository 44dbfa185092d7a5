import { defineProcess } from '../../processo/define.ts'
import { quemAprova } from '../../processo/quem.ts'
import { setores } from '../../setores/setores.ts'
import { camposDosAtos } from './campos.ts'
import { departamentoPessoal, quemHomologa, quemInforma, quemRegistraInss, sesmt } from './quem.ts'
import { situacoesDoAfastamento } from './situacoes.ts'

const comMotivo = { motivo: 'obrigatorio', cautela: true } as const
const homologam = ['sesmt', 'departamento_pessoal'] as const
const emAvaliacao = ['informado', 'em_analise'] as const
const comQuemInformou = [...emAvaliacao, 'devolvido'] as const
const depois = ['homologado', 'encerrado'] as const

/** What holds from the information on, and is asked again when it is homologated or changed. */
const sempre = ['campos', 'legislacao'] as const

/** Waived in the name of the system: read by everybody, it does not say of which kind the reason is. */
const DE_OUTRO_SETOR = 'Este afastamento é homologado por outro setor.'

/** Afastamento: days away by illness, accident, birth, law or agreement (eSocial tabela 18; CLT art. 473). */
export const afastamento = defineProcess({
  name: 'afastamento',
  ...situacoesDoAfastamento,
  prefixo: 'AFA',
  discreto: true,
  initial: 'informado',
  // Several may be under way for one person, of other days: the database refuses the same days twice.
  nasce: { quem: quemInforma, checks: [...sempre, 'informa', 'cobertura'] },
  doSolicitante: ['devolvido'],
  stages: [
    { status: 'informado', pareceres: homologam, aoConcluir: 'homologar' },
    { status: 'em_analise', pareceres: homologam, aoConcluir: 'homologar' },
  ],
  pareceres: {
    sesmt: {
      label: 'Sesmt',
      pede: 'Homologar',
      grupos: sesmt,
      campos: ({ z, opcional }) =>
        z.strictObject({
          /** Whether it is the illness of the leave before, whose days then add up (Decreto 3.048/1999 art. 75). */
          mesmaDoenca: opcional(z.boolean()),
        }),
      veCampos: sesmt,
      motivoReservadoA: sesmt,
      quando: { fato: 'homologa_sesmt', senao: DE_OUTRO_SETOR },
      observa: ['motivo', 'inicio', 'fim'],
    },
    departamento_pessoal: {
      label: 'Departamento Pessoal',
      pede: 'Homologar',
      grupos: departamentoPessoal,
      veCampos: setores.rh.grupos,
      motivoReservadoA: setores.rh.grupos,
      quando: { fato: 'homologa_departamento_pessoal', senao: DE_OUTRO_SETOR },
      observa: ['motivo', 'inicio', 'fim'],
    },
  },
  atos: {
    editar: {
      label: 'Afastamento corrigido',
      quem: quemHomologa,
      doParecer: homologam,
      em: [...emAvaliacao, 'homologado'],
      campos: 'todos',
      checks: [...sempre, 'homologacao', 'cobertura'],
      motivo: 'obrigatorio',
    },
    inss: {
      label: 'Benefício do INSS registrado',
      quem: quemRegistraInss,
      em: depois,
      campos: camposDosAtos.inss,
      checks: ['campos', 'beneficio'],
    },
    cat: {
      label: 'CAT registrada',
      quem: sesmt,
      em: [...emAvaliacao, ...depois],
      campos: camposDosAtos.cat,
      checks: ['campos', 'cat'],
    },
    exame: {
      label: 'Exame de retorno registrado',
      quem: sesmt,
      em: ['homologado'],
      campos: camposDosAtos.exame,
      checks: ['campos', 'exame'],
    },
    editarobs: {
      label: 'Observação acrescentada',
      quem: quemInforma,
      em: [...comQuemInformou, ...depois, 'recusado', 'cancelado'],
      motivo: 'obrigatorio',
    },
  },
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    legislacao: 'Datas, prazos, limites e documentos conforme a lei e os limites da empresa',
    informa: 'Motivo que o setor pode informar',
    cobertura: 'Quem cobre é do contrato e está livre',
    homologacao: 'Homologado pelo mesmo setor depois da correção',
    comprovante: 'Atestado ou comprovante anexado',
    beneficio: 'Datas e decisão do benefício coerentes',
    cat: 'Acidente de trabalho, com o número da CAT',
    exame: 'Exame de retorno devido, com data e resultado',
  },
  transitions: {
    analisar: {
      label: 'Assumir a análise',
      from: ['informado'],
      to: 'em_analise',
      quem: 'da_vez',
      outraPessoa: true,
    },
    homologar: {
      label: 'Homologar',
      from: emAvaliacao,
      to: 'homologado',
      quem: 'motor',
      checks: [...sempre, 'comprovante'],
    },
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvido'],
      to: 'informado',
      quem: quemInforma,
      mesmaPessoa: true,
      checks: [...sempre, 'informa', 'cobertura'],
    },
    finalizar: {
      label: 'Registrar o retorno',
      from: ['homologado'],
      to: 'encerrado',
      quem: quemHomologa,
      doParecer: homologam,
      // By the system where the end is known and the return needs no exam; nobody waits for the others: the days pass.
      quando: 'retorno',
      semVez: true,
      campos: ({ z, data, opcional }) =>
        z.strictObject({
          /** First day back at work; the day after the end where nobody says another. */
          retorno: opcional(data),
          /** Day of the return exam that found the person fit, where it was not recorded before. */
          exameEm: opcional(data),
        }),
      celebra: true,
    },
    devolver: {
      label: 'Devolver',
      from: emAvaliacao,
      to: 'devolvido',
      quem: 'da_vez',
      itens: true,
      ...comMotivo,
    },
    recusar: { label: 'Recusar', from: emAvaliacao, to: 'recusado', quem: 'da_vez', ...comMotivo },
    desistir: {
      label: 'Desistir do afastamento',
      from: comQuemInformou,
      to: 'cancelado',
      quem: quemInforma,
      ...comMotivo,
    },
    cancelar: {
      label: 'Cancelar',
      from: [...comQuemInformou, 'homologado'],
      to: 'cancelado',
      quem: [...sesmt, ...quemAprova],
      ...comMotivo,
    },
  },
})
