import { etapas, type Etapa } from '@rh/domain/processos/admissao/etapas'
import { compararRascunhos, readRascunho, normalizarEtapa } from '@rh/domain/processos/admissao/rascunho'
import { NACIONALIDADE_BRASIL } from '@rh/domain/regras/admissao/imigrante'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { isEtapa } from '../processo/form/enderecos.ts'
import { defineFormularioDaTela, type FormularioDaTela } from '../processo/form/formulario.ts'
import { etapasDaAdmissao, nomeDe } from './etapas.ts'
import { BancariosCampos } from './etapas/BancariosCampos.tsx'
import { BeneficiosCampos } from './etapas/BeneficiosCampos.tsx'
import { DependentesCampos } from './etapas/DependentesCampos.tsx'
import { DocumentosCampos } from './etapas/DocumentosCampos.tsx'
import { EnderecoCampos } from './etapas/EnderecoCampos.tsx'
import { PessoaisCampos } from './etapas/PessoaisCampos.tsx'
import { UniformeCampos } from './etapas/UniformeCampos.tsx'
import { VagaCampos } from './etapas/VagaCampos.tsx'
import { PostoDescricao } from './PostoCard.tsx'
import type { Registro } from './queries.ts'
import { pedeReservista } from './reservista.ts'
import { resumos } from './resumos.ts'
import { rotulosDe } from './rotulos.ts'

/** The form of every step; a step without one does not compile. */
const passos: { readonly [E in Etapa]: FormularioDaTela['passos'][string] } = {
  vaga: {
    schema: etapas.vaga.schema,
    resumo: resumos.vaga,
    ajuda: 'Onde a pessoa vai trabalhar, quando começa e quanto ganha.',
    Campos: VagaCampos,
  },
  pessoais: {
    schema: etapas.pessoais.schema,
    resumo: resumos.pessoais,
    ajuda: 'Comece pelo CPF: conferimos na hora se a pessoa já passou pela empresa.',
    Campos: PessoaisCampos,
    sugestoes: { nacionalidade: 'BN', paisNascimento: NACIONALIDADE_BRASIL },
  },
  documentos: {
    schema: etapas.documentos.schema,
    resumo: resumos.documentos,
    ajuda: 'Tenha os documentos em mãos. A carteira de trabalho é digital e usa o CPF.',
    Campos: DocumentosCampos,
  },
  endereco: {
    schema: etapas.endereco.schema,
    resumo: resumos.endereco,
    ajuda: 'Como no comprovante de residência.',
    Campos: EnderecoCampos,
  },
  dependentes: {
    schema: etapas.dependentes.schema,
    resumo: resumos.dependentes,
    ajuda: 'Quem conta para o imposto de renda, o salário-família ou a pensão.',
    Campos: DependentesCampos,
  },
  bancarios: {
    schema: etapas.bancarios.schema,
    resumo: resumos.bancarios,
    ajuda: 'A conta em que o salário vai ser pago, em nome da pessoa.',
    Campos: BancariosCampos,
  },
  beneficios: {
    schema: etapas.beneficios.schema,
    resumo: resumos.beneficios,
    ajuda: 'O trajeto de casa ao posto e o que mais a pessoa recebe.',
    Campos: BeneficiosCampos,
  },
  uniforme: {
    schema: etapas.uniforme.schema,
    resumo: resumos.uniforme,
    ajuda: 'Os tamanhos do kit do posto: o Almoxarifado separa antes do início.',
    Campos: UniformeCampos,
  },
}

/** Asked of who wants transport. */
const DO_TRANSPORTE = ['escalaVtId', 'linhas']

const isDaAdmissao = (etapa: string): etapa is Etapa => isEtapa(etapasDaAdmissao, etapa)

/** Loaded beside the form, which does not wait for it. */
const PedirAoCandidato = lazyPart(
  'PedirAoCandidato',
  async () => (await import('./candidato/PedirAoCandidato.tsx')).PedirAoCandidato,
)

/** The form of an admission. */
export const formulario = defineFormularioDaTela<Registro>({
  ...etapasDaAdmissao,
  passos,
  ler: readRascunho,
  comparar: compararRascunhos,
  normalizar: (etapa, digitada) => (isDaAdmissao(etapa) ? normalizarEtapa(etapa, digitada) : digitada),
  nomeDe,
  rotulosDe: ({ posto, nomes }) => rotulosDe(posto, nomes),
  isPerguntado: (etapa, campo, dados) => {
    // Only some men have a reservist certificate.
    if (campo === 'reservista') return pedeReservista(dados, hojeNaEmpresa())
    if (etapa === 'bancarios') return campo === 'abrirConta' || dados.bancarios?.abrirConta !== true
    return !DO_TRANSPORTE.includes(campo) || dados.beneficios?.valeTransporte === true
  },
  valorDe: (_, campo, { posto }) =>
    campo === 'postoId' && posto ? <PostoDescricao posto={posto} /> : undefined,
  destino: {
    antes: 'A admissão vai para o setor de Vagas.',
    depois: 'O setor de Vagas foi avisado.',
  },
  Antes: PedirAoCandidato,
})
