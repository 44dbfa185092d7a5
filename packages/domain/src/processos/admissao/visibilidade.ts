import type { Grupo } from '../../setores/grupos.ts'
import { quemAdmite, setores } from '../../setores/setores.ts'
import { etapaNomes, etapas, type Etapa } from './etapas.ts'

/** A field of the form, as `etapa.campo`. */
export type CampoPath = `${Etapa}.${string}`

const caminhos = (etapa: Etapa): CampoPath[] =>
  Object.keys(etapas[etapa].schema.shape).map((campo): CampoPath => `${etapa}.${campo}`)
const tudo: readonly CampoPath[] = etapaNomes.flatMap(caminhos)

/**
 * Pay, bank account, self-declared race and disability: only who registers the person and who asked for the admission
 * (LGPD art. 5º II and 6º III).
 */
const reservados: readonly CampoPath[] = [
  'vaga.salarioCentavos',
  'pessoais.racaCor',
  'pessoais.deficiencia',
  ...caminhos('bancarios'),
]
const semReservados = tudo.filter((campo) => !reservados.includes(campo))
const vagaSemSalario = caminhos('vaga').filter((campo) => !reservados.includes(campo))

/** What each group sees of the form (need to know, LGPD art. 6º III). A person sees the union of the groups. */
const visao: readonly { readonly grupos: readonly Grupo[]; readonly campos: readonly CampoPath[] }[] = [
  { grupos: [...setores.rh.grupos, ...quemAdmite], campos: tudo },
  { grupos: setores.operacional.grupos, campos: semReservados },
  {
    grupos: ['Sesmt'],
    campos: [
      ...vagaSemSalario,
      'pessoais.cpf',
      'pessoais.nome',
      'pessoais.nomeSocial',
      'pessoais.nascimento',
      'pessoais.sexo',
      'pessoais.telefone',
      // The exam of a person with a disability is another one (NR-7; Lei 8.213/1991 art. 93).
      'pessoais.deficiencia',
    ],
  },
  { grupos: ['Vagas'], campos: [...vagaSemSalario, 'pessoais.cpf', 'pessoais.nome', 'pessoais.nomeSocial'] },
  {
    grupos: ['Almoxarifado'],
    campos: [
      'vaga.postoId',
      'vaga.dataPrevista',
      'pessoais.nome',
      'pessoais.nomeSocial',
      'uniforme.tamanhos',
    ],
  },
]

/** Whether a person with these groups may see, and so may search by, a CPF. */
export const veCpf = (grupos: readonly Grupo[]): boolean => camposVisiveis(grupos).has('pessoais.cpf')

const um = (grupos: readonly Grupo[], entre: readonly Grupo[]): boolean =>
  grupos.some((grupo) => entre.includes(grupo))

/** Whether a person with these groups opens the documents of an admission, or hears which are missing. */
export const veAnexos = (grupos: readonly Grupo[]): boolean =>
  um(grupos, [...setores.rh.grupos, ...quemAdmite])

/** Who judges documents. */
export const quemConfere = [
  'Cadastro',
  'Coordenador',
  'Gerente Rh',
  'Administrador',
] as const satisfies readonly Grupo[]

/** Documents that tell of health or race: who examines and who registers (LGPD art. 11). */
export const quemVeAnexosSensiveis: readonly Grupo[] = [
  ...new Set([...setores.rh.grupos, ...setores.sesmt.grupos]),
]
export const veAnexosSensiveis = (grupos: readonly Grupo[]): boolean => um(grupos, quemVeAnexosSensiveis)

/** Fields of an admission that a person with these groups may see. */
export const camposVisiveis = (grupos: readonly Grupo[]): ReadonlySet<CampoPath> =>
  new Set(visao.filter((v) => v.grupos.some((g) => grupos.includes(g))).flatMap((v) => v.campos))
