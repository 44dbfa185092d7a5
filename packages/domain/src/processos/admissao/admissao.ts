import { codigosDe } from '../../codigos/codigos.ts'
import { defineProcess } from '../../processo/define.ts'
import { analisar, recusas } from '../../processo/pedido.ts'
import { quemAprova, quemFazNoDia, quemVeSaude } from '../../processo/quem.ts'
import type { Grupo } from '../../setores/grupos.ts'
import { quemAdmite, setores } from '../../setores/setores.ts'
import { atos } from './atos.ts'
import { pecasDe } from './pecas.ts'
import { situacoesDaAdmissao } from './situacoes.ts'

/** The end is the business of Rh and of who goes through it. */
export const quemFinaliza: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...setores.conferencia.grupos]),
]
const rhGrupos = setores.rh.grupos
const antesDeEfetivar = ['rascunho', 'devolvida', 'solicitada', 'em_analise', 'aprovada'] as const
const paraEnviar = [
  'campos',
  'cpf_livre',
  'idade',
  'posto_vigente',
  'vaga_livre',
  'salario',
  'experiencia',
  'aprendizagem',
  'prazo_esocial',
  'reposicao',
  'imigrante',
  'municipios',
  'dependentes',
  'pagamento',
  'transporte',
  'tamanhos',
  'anexos',
] as const

/** Result of the admission exam (NR-7): only a fit worker may start. */
export const resultadosExame = { apto: 'Apto', inapto: 'Inapto' } as const

/** Admissão: from the draft of Operacional to the new colaborador. */
export const admissao = defineProcess({
  name: 'admissao',
  ...situacoesDaAdmissao,
  initial: 'rascunho',
  doSolicitante: ['rascunho', 'devolvida'],
  // From the request on, also while it is corrected: the slot is promised.
  ocupa: ['solicitada', 'em_analise', 'devolvida', 'aprovada'],
  stages: [
    { status: 'solicitada', pareceres: ['vaga'], aoConcluir: 'analisar' },
    { status: 'em_analise', pareceres: ['exame', 'documentos', 'uniforme'] },
    { status: 'efetivada', pareceres: ['entrega'] },
  ],
  pareceres: {
    vaga: {
      label: 'Vaga',
      pede: 'Confirmar vaga',
      grupos: ['Vagas', 'Administrador'],
      veCampos: [],
      observa: ['vaga'],
    },
    exame: {
      label: 'Exame admissional',
      pede: 'Registrar exame',
      grupos: ['Sesmt'],
      campos: ({ z, data, opcional, textoObrigatorio }) =>
        z.strictObject({
          dataExame: data,
          medico: textoObrigatorio(70, 2),
          crm: textoObrigatorio(20),
          resultado: z
            .enum(codigosDe(resultadosExame), 'Escolha o resultado')
            .refine((r) => r === 'apto', 'Com exame inapto, reprove a admissão em vez de aprovar'),
          validoAte: opcional(data),
        }),
      veCampos: quemVeSaude,
      motivoReservadoA: quemVeSaude,
      checks: ['exame_apto'],
      corrigivel: true,
      // Another post may have other risks.
      observa: ['vaga'],
    },
    documentos: {
      label: 'Documentos',
      pede: 'Conferir documentos',
      grupos: ['Cadastro', 'Administrador'],
      veCampos: [],
      compara: true,
      checks: ['documentos_aprovados'],
      corrigivel: true,
      observa: ['pessoais', 'documentos', 'endereco', 'dependentes', 'bancarios', 'beneficios'],
    },
    uniforme: {
      label: 'Uniforme',
      pede: 'Separar uniforme',
      grupos: ['Almoxarifado', 'Administrador'],
      // With the sizes that were really taken from the shelf.
      campos: (kit) => kit.z.strictObject({ pecas: pecasDe(kit).linhas }),
      veCampos: ['Almoxarifado', ...rhGrupos],
      podeAtrasar: ['aprovada', 'efetivada'],
      observa: ['vaga', 'uniforme'],
    },
    entrega: {
      label: 'Entrega do uniforme',
      pede: 'Entregar uniforme',
      grupos: ['Almoxarifado', 'Administrador'],
      campos: (kit) =>
        kit.z.strictObject({
          entregueEm: kit.data,
          pecas: pecasDe(kit).linhas,
          localId: kit.opcional(kit.id),
          semBaixa: kit.motivoSemBaixa,
        }),
      passado: ['entregueEm'],
      veCampos: ['Almoxarifado', ...rhGrupos],
      // What holds the end back is what is in the person's hands: see the check `uniforme_entregue`.
      podeAtrasar: [],
      observa: [],
    },
  },
  atos,
  checks: {
    campos: 'Todos os campos obrigatórios preenchidos e válidos',
    cpf_livre: 'CPF sem vínculo ativo e sem outra admissão em andamento',
    idade: 'Idade mínima para o trabalho e para o posto',
    posto_vigente: 'Contrato do cliente vigente na data de admissão',
    vaga_livre: 'Vaga livre no posto na data de admissão',
    salario: 'Salário de acordo com o mínimo, o piso e o posto',
    experiencia: 'Contrato de experiência dentro do limite legal',
    aprendizagem: 'Contrato de aprendizagem com prazo, dentro do limite legal',
    prazo_esocial: 'Prazo do eSocial para o registro',
    antecedencia: 'Antecedência que a empresa pede entre o envio e o início',
    reposicao: 'Quem deixou a vaga, quando é reposição',
    imigrante: 'Dados do imigrante completos e coerentes',
    municipios: 'Municípios existentes nos seus estados',
    dependentes: 'Dependentes sem repetição e com direito ao que se pede',
    pagamento: 'Conta para o salário, ou abertura de conta-salário',
    transporte: 'Trajeto e custo do vale-transporte',
    tamanhos: 'Tamanho de cada peça do kit do posto',
    anexos: 'Documentos pedidos à pessoa',
    documentos_aprovados: 'Cada documento obrigatório aprovado ou dispensado',
    documentos_assinados: 'Contrato e termos assinados anexados',
    exame_apto: 'Exame admissional apto e anterior ao início',
    uniforme_entregue: 'Uniforme entregue à pessoa',
  },
  transitions: {
    enviar: {
      label: 'Enviar',
      pede: 'Completar e enviar',
      from: ['rascunho'],
      to: 'solicitada',
      quem: quemAdmite,
      checks: [...paraEnviar, 'antecedencia'],
      celebra: true,
    },
    reenviar: {
      label: 'Reenviar',
      pede: 'Corrigir e reenviar',
      from: ['devolvida'],
      to: 'solicitada',
      quem: quemAdmite,
      checks: [...paraEnviar, 'antecedencia'],
    },
    analisar,
    aprovar: {
      label: 'Aprovar',
      from: ['em_analise'],
      to: 'aprovada',
      quem: quemAprova,
      outraPessoa: true,
      checks: [...paraEnviar, 'exame_apto', 'documentos_aprovados'],
    },
    efetivar: {
      label: 'Efetivar',
      from: ['aprovada'],
      to: 'efetivada',
      quem: quemFazNoDia,
      confirmaSenha: true,
      agendavel: true,
      checks: [...paraEnviar, 'exame_apto', 'documentos_aprovados'],
    },
    finalizar: {
      label: 'Finalizar',
      pede: 'Anexar contrato',
      pedeAte: 'documentos_assinados',
      from: ['efetivada'],
      to: 'finalizada',
      quem: quemFinaliza,
      checks: ['uniforme_entregue', 'documentos_assinados'],
      celebra: true,
    },
    ...recusas,
    desistir: {
      label: 'Registrar desistência',
      from: antesDeEfetivar,
      to: 'desistencia',
      quem: quemAdmite,
      motivo: 'obrigatorio',
      cautela: true,
    },
    cancelar: {
      label: 'Cancelar',
      from: antesDeEfetivar,
      to: 'cancelada',
      quem: quemAprova,
      motivo: 'obrigatorio',
      cautela: true,
    },
  },
})
