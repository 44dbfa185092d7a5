import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { demissao as process } from '@rh/domain/processos/demissao/demissao'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { ReplyOf } from '../../lib/api/api.ts'
import { query } from '../../lib/api/query.ts'
import { diaComSemana } from '../../lib/time/textos.ts'
import { DateTrack } from '../../ui/data/DateTrack.tsx'
import { DefinitionList } from '../../ui/data/DefinitionList.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { EsperaArt } from '../../ui/illustration/EsperaArt.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { FormSkeleton } from '../processo/FormSkeleton.tsx'
import { ProcessoStatus } from '../processo/ProcessoStatus.tsx'

const VAGA = 'GET /api/demissao/vaga'
type NaVaga = ReplyOf<typeof VAGA>

/** `colaborador/:id/demissao`: a dismissal as the slot sees it, only to read. */
export function Component() {
  const { id = '' } = useParams()
  const vaga = useQuery(query(VAGA, { query: { colaborador: id } }))
  if (vaga.data) return <Vaga vaga={vaga.data} />
  if (!vaga.isError) return <FormSkeleton />
  return (
    <Page>
      <ErrorState error={vaga.error} onRetry={vaga.refetch} />
    </Page>
  )
}

function Vaga({ vaga: { colaborador, demissao } }: { readonly vaga: NaVaga }) {
  const { nome, matricula, cargo, posto, contrato } = colaborador
  return (
    <Page
      title={nome}
      status={demissao && <ProcessoStatus process={process} status={demissao.status} />}
      subtitle={[`Matrícula ${matricula}`, cargo, posto, contrato].join(' · ')}
    >
      {demissao ? (
        <Datas demissao={demissao} />
      ) : (
        <EmptyState
          illustration={<EsperaArt />}
          title="Nenhuma demissão"
          text="Esta pessoa não tem demissão em andamento: a vaga continua ocupada."
        />
      )}
    </Page>
  )
}

function Datas({ demissao }: { readonly demissao: NonNullable<NaVaga['demissao']> }) {
  const { numero, comunicacao, desligamento, vagaLivreEm, substituir } = demissao
  const pontos = [
    { date: comunicacao, label: 'Comunicação' },
    { date: desligamento, label: 'Último dia do contrato' },
    { date: vagaLivreEm, label: 'Vaga livre' },
  ]
  return (
    <Section title="A vaga" subtitle={`Demissão ${numero}`}>
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Alert severity="info" icon={<Icon name="cadeado" />}>
          Só as datas e o lugar: a causa e os valores são do Rh.
        </Alert>
        <DateTrack points={pontos.flatMap(({ date, label }) => (date === null ? [] : [{ date, label }]))} />
        <DefinitionList
          items={[
            { label: 'Vaga livre em', value: vagaLivreEm && diaComSemana(vagaLivreEm) },
            { label: 'Repor a vaga', value: substituir ? 'Sim' : 'Não' },
          ]}
        />
      </Box>
    </Section>
  )
}
