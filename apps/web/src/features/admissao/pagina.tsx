import { papeis } from '@rh/domain/processos/admissao/papeis'
import { hojeNaEmpresa } from '../../lib/time/hoje.ts'
import { parteDoTipo } from '../processo/parte-do-tipo.ts'
import { definePagina, type PainelDoParecer } from '../processo/tela.ts'
import { etapasDaAdmissao, nomeDe } from './etapas.ts'
import { fatos } from './fatos.ts'
import { MatriculaCard } from './MatriculaCard.tsx'
import { transicoes } from './transicoes.ts'
import { PaineisDosSetores } from './paineis/PaineisDosSetores.tsx'
import { lerPagina, type Registro } from './queries.ts'
import { Resumo } from './Resumo.tsx'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'

/** What each sector is asked for, which comes for who is asked. */
const carregar = () => import('./pareceres/pareceres.ts')
const VagaContexto = parteDoTipo(carregar, 'VagaContexto')
const ExameCampos = parteDoTipo(carregar, 'ExameCampos')
const KitCampos = parteDoTipo(carregar, 'KitCampos')
const BotaoDosDocumentos = parteDoTipo(carregar, 'BotaoDosDocumentos')
const BotaoDaSeparacao = parteDoTipo(carregar, 'BotaoDaSeparacao')

type Nome = Registro['pareceresAbertos'][number]

interface DoRegistro {
  readonly registro: Registro
}

/** What each sector needs to see and to say. */
const pareceres: { readonly [N in Nome]: PainelDoParecer<Registro> } = {
  vaga: { Contexto: VagaContexto },
  exame: { Campos: ExameCampos },
  documentos: { Botao: BotaoDosDocumentos },
  uniforme: {
    Campos: ({ registro }: DoRegistro) => <KitCampos registro={registro} modo="separar" />,
    Botao: BotaoDaSeparacao,
    defaults: () => ({ pecas: [] }),
    largo: true,
  },
  entrega: {
    Campos: ({ registro }: DoRegistro) => <KitCampos registro={registro} modo="entregar" />,
    approveLabel: 'Registrar entrega e imprimir recibo',
    defaults: () => ({ pecas: [], entregueEm: hojeNaEmpresa() }),
    largo: true,
    // Whoever hands the pieces out has the receipt signed there and then.
    papel: 'recibo_uniforme',
  },
}

/** The page of an admission. */
export const pagina = definePagina<Registro>({
  ler: lerPagina,
  nomeDe: ({ dados }) => nomeDe(dados),
  subtitulo: ({ dados: { pessoais } }) => {
    const { nomeSocial } = pessoais
    return typeof nomeSocial === 'string' && nomeSocial !== '' ? `Nome social: ${nomeSocial} · ` : null
  },
  rotulosDe: ({ posto, nomes }) => rotulosDe(posto, nomes),
  fatos,
  Resumo,
  transicoes,
  comChamada: ['efetivar', 'finalizar', 'cancelar'],
  agenda: {
    dias: ({ efetivarEm }) => efetivarEm,
    titulo: () => 'Efetivação marcada para',
    texto: () => 'Nesse dia o sistema confere tudo de novo e efetiva; se algo impedir, avisa o Rh.',
  },
  pareceres,
  // Who hands the uniform out after the effect need not say first that it was set apart.
  abertos: (nomes) => (nomes.includes('entrega') ? nomes.filter((nome) => nome !== 'uniforme') : nomes),
  dadosDoParecer: (dados, { nomes }) => dadosDoParecer(dados, nomes),
  Destaque: MatriculaCard,
  Paineis: PaineisDosSetores,
  papeis,
  fim: 'papeis_conferidos',
  correcao: { transicao: 'reenviar', em: ['solicitada', 'em_analise'] },
  etapas: etapasDaAdmissao,
})
