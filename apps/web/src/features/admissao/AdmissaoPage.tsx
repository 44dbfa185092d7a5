import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { admissao } from '@rh/domain/processos/admissao/admissao'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { aguardandoQuem } from '../processo/aguardando.ts'
import { Historico } from '../processo/Historico.tsx'
import { PareceresPanel } from '../processo/PareceresPanel.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'
import type { Rotulos } from '../processo/rotulos.ts'
import { Acoes } from './Acoes.tsx'
import { nomeDe } from './andamento.ts'
import { AgendaAviso } from './AgendaAviso.tsx'
import { AnexosSecao } from './anexos/AnexosSecao.tsx'
import { Correcao } from './Correcao.tsx'
import { Devolucao } from './Devolucao.tsx'
import { MatriculaCard } from './MatriculaCard.tsx'
import { Comentarios } from './paineis/Comentarios.tsx'
import { separarConversa } from './paineis/conversa.ts'
import { PaineisDosSetores } from './paineis/PaineisDosSetores.tsx'
import { ParecerAberto } from './pareceres/ParecerAberto.tsx'
import { Papeis } from './Papeis.tsx'
import { PostoCard } from './PostoCard.tsx'
import type { Registro } from './queries.ts'
import { ResumoEtapas } from './ResumoEtapas.tsx'
import { dadosDoParecer, rotulosDe } from './rotulos.ts'
import { useEnderecos } from './use-enderecos.ts'

interface AdmissaoPageProps {
  readonly registro: Registro
  readonly readOnly: boolean
}

/** One admission: who, where, how far, whose word is missing, and what this person may do. */
export function AdmissaoPage({ registro, readOnly }: AdmissaoPageProps) {
  const enderecos = useEnderecos(registro.id)
  const { nomeSocial } = registro.dados.pessoais
  const rotulos = rotulosDe(registro.posto, registro.nomes)
  const abertos = readOnly ? [] : palavrasAbertas(registro)
  return (
    <Page
      title={nomeDe(registro.dados) ?? 'Admissão sem nome ainda'}
      status={<ProcessoStatus process={admissao} status={registro.status} />}
      subtitle={<Subtitulo registro={registro} nomeSocial={nomeSocial} />}
      actions={!readOnly && <Acoes registro={registro} enderecos={enderecos} />}
    >
      {!readOnly && <Devolucao registro={registro} enderecos={enderecos} />}
      <AgendaAviso registro={registro} readOnly={readOnly} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, lg: 3 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
          <MatriculaCard registro={registro} />
          <Correcao registro={registro} />
          <PaineisDosSetores registro={registro} readOnly={readOnly} />
          {abertos.map((nome) => (
            <ParecerAberto key={nome} nome={nome} registro={registro} />
          ))}
          <AnexosSecao admissaoId={registro.id} readOnly={readOnly} />
          <Dados registro={registro} rotulos={rotulos} />
        </Box>
        <Lateral registro={registro} rotulos={rotulos} readOnly={readOnly} />
      </Box>
    </Page>
  )
}

interface LateralProps extends AdmissaoPageProps {
  readonly rotulos: Rotulos
}

/** Beside the form: whose word there is, what is printed, what was said and what happened. */
function Lateral({ registro, rotulos, readOnly }: LateralProps) {
  const { conversa, historia } = separarConversa(registro.eventos)
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, lg: 3 } }}>
      <PareceresPanel
        process={admissao}
        pareceres={registro.pareceres}
        dadosDe={({ dados }) => dadosDoParecer(dados, registro.nomes)}
      />
      {!readOnly && <Papeis admissaoId={registro.id} />}
      {!readOnly && <Comentarios registro={registro} conversa={conversa} />}
      <Historico
        process={admissao}
        // Where the thread is on the page, its comments are not told a second time; to read alone, all is one story.
        eventos={readOnly ? registro.eventos : historia}
        rotulos={rotulos}
      />
    </Box>
  )
}

/** Who hands the uniform out after the effect need not say first that it was set apart. */
const palavrasAbertas = ({ pareceresAbertos }: Registro): Registro['pareceresAbertos'] =>
  pareceresAbertos.includes('entrega')
    ? pareceresAbertos.filter((nome) => nome !== 'uniforme')
    : pareceresAbertos

/** Until it is effected the slots of its post still matter. */
const ocupaVaga = ({ status, colaborador }: Registro): boolean =>
  colaborador === null && !('final' in admissao.statuses[status])

interface DadosProps {
  readonly registro: Registro
  readonly rotulos: Rotulos
}

function Dados({ registro, rotulos }: DadosProps) {
  const { posto, dados } = registro
  return (
    <Section title="Dados da admissão">
      {posto && (
        <Box sx={{ mb: 3 }}>
          <PostoCard
            posto={posto}
            {...(ocupaVaga(registro) && { vagasEm: dados.vaga['dataPrevista'] ?? '' })}
          />
        </Box>
      )}
      <ResumoEtapas dados={dados} rotulos={rotulos} sem={posto ? ['postoId'] : []} />
    </Section>
  )
}

interface SubtituloProps {
  readonly registro: Registro
  readonly nomeSocial: unknown
}

function Subtitulo({ registro, nomeSocial }: SubtituloProps) {
  const quem = aguardandoQuem(admissao, registro)
  return (
    <>
      {typeof nomeSocial === 'string' && nomeSocial !== '' && `Nome social: ${nomeSocial} · `}
      {`Admissão ${registro.numero} · pedida por ${registro.solicitante.nome}`}
      {quem && (
        <Typography
          component="span"
          variant="body2"
          sx={{ display: 'block', color: 'text.primary', fontWeight: 600 }}
        >
          Aguardando: {quem}
        </Typography>
      )}
    </>
  )
}
