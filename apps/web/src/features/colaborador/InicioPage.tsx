import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { situacoes } from '@rh/domain/listas/colaborador'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ReplyOf } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { useSetor } from '../../lib/use-setor.ts'
import { StatCard } from '../../ui/data/StatCard.tsx'
import { StatusChip, type Tone } from '../../ui/data/StatusChip.tsx'
import { ErrorState } from '../../ui/feedback/ErrorState.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Page } from '../../ui/page/Page.tsx'
import { Section } from '../../ui/page/Section.tsx'

type Inicio = ReplyOf<'GET /api/colaborador/inicio'>

const icones = {
  ativo: 'check-circulo',
  em_experiencia: 'relogio',
  pre_admissao: 'admissao',
  desligado: 'demissao',
} as const

/** `colaborador`: the people one follows, and what ends or comes soon. */
export function Component() {
  const setor = useSetor()
  const { data, isError, error, refetch } = useQuery(query('GET /api/colaborador/inicio'))
  const listar = hrefOf(setor, 'colaborador.listar')
  if (isError)
    return (
      <Page>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Page>
    )
  return (
    <Page
      actions={
        <Button component={Link} to={listar} variant="contained" startIcon={<Icon name="busca" size={18} />}>
          Ver todos
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
const Quadros = ({ data }: { readonly data: Inicio | undefined }) => (
  <Box sx={{ ...grade('minmax(0, 1fr)', 'repeat(3, minmax(0, 1fr))'), mt: 2.5 }}>
    <Quadro
      title="Experiência terminando"
      vazio="Nenhum contrato de experiência termina nos próximos 30 dias."
    >
      {data?.experiencias.map((item) => (
        <Linha
          key={`${item.id} ${item.fim}`}
          id={item.id}
          aba="contrato"
          nome={item.nome}
          detalhe={`${item.posto} · ${item.prorroga ? 'decidir a prorrogação até' : 'termina em'} ${formatDate(item.fim)}`}
          chip={emDias(item.dias)}
          tone={item.dias <= 5 ? 'error' : 'warning'}
        />
      ))}
    </Quadro>
    <Quadro title="Documentos a renovar" vazio="Nenhum documento vence nos próximos 30 dias.">
      {data?.documentos.map((item) => (
        <Linha
          key={`${item.id} ${item.documento}`}
          id={item.id}
          aba="documentos"
          nome={item.nome}
          detalhe={`${item.documento} · ${formatDate(item.validade)}`}
          chip={item.dias < 0 ? 'Vencido' : emDias(item.dias)}
          tone={item.dias < 0 ? 'error' : 'warning'}
        />
      ))}
    </Quadro>
    <Quadro title="Para comemorar" vazio="Nenhum aniversário nas próximas duas semanas.">
      {data?.datas.map((item) => (
        <Linha
          key={`${item.id} ${item.anosDeCasa ?? 'vida'}`}
          id={item.id}
          aba="resumo"
          nome={item.nome}
          detalhe={comemoracao(item)}
          chip={formatDate(item.dia).slice(0, 5)}
          tone="default"
        />
      ))}
    </Quadro>
  </Box>
)

const comemoracao = ({ anosDeCasa }: Inicio['datas'][number]): string => {
  if (anosDeCasa === null) return 'Aniversário'
  return anosDeCasa === 1 ? '1 ano de casa' : `${anosDeCasa} anos de casa`
}

function emDias(dias: number): string {
  if (dias === 0) return 'Hoje'
  return dias === 1 ? 'Amanhã' : `Em ${dias} dias`
}

interface QuadroProps {
  readonly title: string
  readonly vazio: string
  /** Undefined while it loads. */
  readonly children: readonly ReactNode[] | undefined
}

const Quadro = ({ title, vazio, children }: QuadroProps) => (
  <Section title={title} flush>
    {children?.length === 0 && (
      <Typography variant="body2" color="textSecondary" sx={{ px: 3, pb: 3 }}>
        {vazio}
      </Typography>
    )}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children ??
        [1, 2, 3].map((n) => (
          <Box component="li" key={n} sx={{ px: 3, py: 1.25 }}>
            <Skeleton width="50%" />
            <Skeleton width="80%" />
          </Box>
        ))}
    </Box>
  </Section>
)

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '10px 24px',
  color: 'inherit',
  textDecoration: 'none',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  '&:focus-visible': { outlineOffset: -2 },
}))

interface LinhaProps {
  readonly id: number
  readonly aba: string
  readonly nome: string
  readonly detalhe: string
  readonly chip: string
  readonly tone: Tone
}

function Linha({ id, aba, nome, detalhe, chip, tone }: LinhaProps) {
  const setor = useSetor()
  return (
    <li>
      <Row to={`${hrefOf(setor, 'colaborador.visualizar', { id })}?aba=${aba}`}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle2" component="p" noWrap>
            {nome}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="p">
            {detalhe}
          </Typography>
        </Box>
        <StatusChip label={chip} tone={tone} />
      </Row>
    </li>
  )
}

const grade = (celular: string, mesa: string) => ({
  display: 'grid',
  gap: { xs: 1.5, md: 2.5 },
  alignItems: 'start',
  gridTemplateColumns: { xs: celular, md: mesa },
})
