import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Aba } from '@rh/domain/colaborador/abas'
import { situacoes } from '@rh/domain/listas/colaborador'
import { areas } from '@rh/domain/setores/areas'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { emDias } from '../../lib/time/em-dias.ts'
import type { ReplyOf } from '../../lib/api/api.ts'
import { formatDate } from '../../lib/format.ts'
import { query } from '../../lib/api/query.ts'
import { useSetor } from '../../lib/nav/use-setor.ts'
import { LinkList } from '../../ui/data/LinkList.tsx'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Experiencias } from './experiencia/Experiencias.tsx'

type Inicio = ReplyOf<'GET /api/colaborador/inicio'>

const icones = {
  ativo: 'check-circulo',
  em_experiencia: 'relogio',
  pre_admissao: areas.admissao.icon,
  desligado: areas.demissao.icon,
} as const

/** `colaborador`: the people one follows, and what ends or comes soon. */
export function Component() {
  const setor = useSetor()
  const { data, isError, error, refetch } = useQuery(query('GET /api/colaborador/inicio'))
  const listar = hrefOf(setor, 'colaborador.listar')
  if (isError)
    return (
      <Page>
        <ErrorState error={error} onRetry={refetch} />
      </Page>
    )
  return (
    <Page
      actions={
        <Button component={Link} to={listar} variant="contained" startIcon={<Icon name="busca" size={18} />}>
          Ver todos os colaboradores
        </Button>
      }
    >
      <Numeros porSituacao={data?.porSituacao} />
      <Quadros data={data} />
    </Page>
  )
}

interface NumerosProps {
  readonly porSituacao: Inicio['porSituacao'] | undefined
}

function Numeros({ porSituacao }: NumerosProps) {
  const listar = hrefOf(useSetor(), 'colaborador.listar')
  return (
    <Box sx={grade('repeat(2, minmax(0, 1fr))', 'repeat(4, minmax(0, 1fr))')}>
      {(['ativo', 'em_experiencia', 'pre_admissao', 'desligado'] as const).map((situacao) => (
        <StatCard
          key={situacao}
          label={situacoes[situacao].label}
          value={porSituacao?.find((linha) => linha.situacao === situacao)?.total}
          icon={icones[situacao]}
          tone={situacoes[situacao].tone}
          href={`${listar}?situacao=${situacao}`}
        />
      ))}
    </Box>
  )
}

/** What ends or comes in the next days; undefined while it is read. */
function Quadros({ data }: { readonly data: Inicio | undefined }) {
  const setor = useSetor()
  const ficha = (id: number, aba: Aba) => `${hrefOf(setor, 'colaborador.visualizar', { id })}?aba=${aba}`
  return (
    <Box sx={{ ...grade('minmax(0, 1fr)', 'repeat(3, minmax(0, 1fr))'), mt: 2.5 }}>
      <Experiencias experiencias={data?.experiencias} />
      <Section title="Documentos a renovar" flush>
        <LinkList
          empty="Nenhum documento vence nos próximos 30 dias."
          items={data?.documentos.map((item) => ({
            key: `${item.id} ${item.documento}`,
            href: ficha(item.id, 'documentos'),
            title: item.nome,
            detail: `${item.documento} · ${formatDate(item.validade)}`,
            chip: {
              label: item.dias < 0 ? 'Vencido' : emDias(item.dias),
              tone: item.dias < 0 ? 'error' : 'warning',
            },
          }))}
        />
      </Section>
      <Section title="Para comemorar" flush>
        <LinkList
          empty="Nenhum aniversário nas próximas duas semanas."
          items={data?.datas.map((item) => ({
            key: `${item.id} ${item.anosDeCasa ?? 'vida'}`,
            href: ficha(item.id, 'resumo'),
            title: item.nome,
            detail: comemoracao(item),
            chip: { label: formatDate(item.dia).slice(0, 5), tone: 'default' },
          }))}
        />
      </Section>
    </Box>
  )
}

const comemoracao = ({ anosDeCasa }: Inicio['datas'][number]): string => {
  if (anosDeCasa === null) return 'Aniversário'
  return anosDeCasa === 1 ? '1 ano de casa' : `${anosDeCasa} anos de casa`
}

const grade = (celular: string, mesa: string) => ({
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: celular, md: mesa },
})
