import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { PessoaDoFim } from '@rh/domain/contract/desmobilizacao'
import { decisoesDoFim, type TipoDeDecisao } from '@rh/domain/contratos/desmobilizacao'
import { afinidades } from '@rh/domain/regras/alteracao/afinidade'
import { hrefOf } from '@rh/domain/setores/rotas'
import { formatDate, formatMoney } from '../../../lib/format.ts'
import { recordHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { diasAte } from '../../../lib/time/dia.ts'
import { distancia } from '../../../lib/time/textos.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { impedimentoDe, type Custos } from './conferir.ts'
import { dizerDecisao, type Decisao } from './decisoes.ts'

interface LinhaProps {
  readonly pessoa: PessoaDoFim
  readonly hoje: string
  readonly custos: Custos
  readonly decisao: Decisao | undefined
  readonly onMudar: (decisao: Decisao | null) => void
  readonly onFica: () => void
}

const Pequeno = ({ children }: { readonly children: ReactNode }) => (
  <Typography component="small" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

/** A week ahead is soon enough to be told in red. */
const POUCOS_DIAS = 7

/** Person of a contract that ends: the last day, where they could go, what each way costs, and the decision. */
export function Linha(props: LinhaProps) {
  const { pessoa, hoje, custos, decisao } = props
  const setor = useSetor()
  const { colaboradorId: id, nome, matricula, cargo, escala, local, diasDeAviso, decidirAte } = pessoa
  const urgente = diasAte(hoje, decidirAte) <= POUCOS_DIAS
  return (
    <tr data-link={false}>
      <td data-title="true">
        <Link to={hrefOf(setor, 'colaborador.visualizar', { id })}>{nome}</Link>
        <Pequeno>{`${matricula} · ${cargo} · ${escala} · ${local}`}</Pequeno>
        {pessoa.recusa !== null && (
          <Typography component="small" variant="caption" color="error" sx={{ display: 'block' }}>
            {pessoa.recusa}
          </Typography>
        )}
      </td>
      <td data-label="Decidir até">
        <Box
          component="span"
          sx={{ display: 'inline-grid', gap: 0.5, justifyItems: 'start', whiteSpace: 'nowrap' }}
        >
          {formatDate(decidirAte)}
          <StatusChip label={distancia(hoje, decidirAte)} tone={urgente ? 'error' : 'warning'} />
          <Pequeno>{`aviso de ${diasDeAviso} dias`}</Pequeno>
        </Box>
      </td>
      <td data-label="Destino">
        <Destino {...props} />
      </td>
      <td data-label="Custo">
        <Custo pessoa={pessoa} custos={custos} />
      </td>
      <td data-label="Decisão">
        {pessoa.processo ? (
          <EmAndamento processo={pessoa.processo} />
        ) : (
          <Escolha {...props} impedido={impedimentoDe(custos.aviso.get(id))} />
        )}
        {decisao?.decisao === 'fica' && !pessoa.processo && (
          <Pequeno>{`até ${formatDate(decisao.ate)}: ${decisao.motivo ?? ''}`}</Pequeno>
        )}
        {pessoa.decisao && pessoa.decisao !== decisao && !pessoa.processo && (
          <Pequeno>{`Guardado até agora: ${dizerDecisao(pessoa.decisao, pessoa.destinos)}`}</Pequeno>
        )}
      </td>
    </tr>
  )
}

/** Where the person could go; another slot may be chosen once they are to be transferred. */
function Destino({ pessoa, decisao, onMudar }: LinhaProps) {
  const { destinos, propostaId, nome, processo } = pessoa
  if (processo) return '–'
  const escolhido = decisao?.postoId ?? propostaId
  const vaga = destinos.find(({ postoId }) => postoId === escolhido)
  return (
    <Box component="span" sx={{ display: 'block', minWidth: 0 }}>
      {decisao?.decisao === 'remanejar' && destinos.length > 1 ? (
        <Select
          fullWidth
          size="small"
          value={escolhido ?? ''}
          onChange={(event) => onMudar({ decisao: 'remanejar', postoId: event.target.value })}
          SelectDisplayProps={{ 'aria-label': `Destino de ${nome}` }}
        >
          {destinos.map(({ postoId, local, municipio, vagas, afinidade }) => (
            <MenuItem key={postoId} value={postoId}>
              {`${local} · ${municipio} · ${vagas} ${vagas === 1 ? 'vaga' : 'vagas'} · ${afinidades[afinidade].label.toLowerCase()}`}
            </MenuItem>
          ))}
        </Select>
      ) : (
        <b>{vaga ? vaga.local : 'Sem vaga sugerida'}</b>
      )}
      <Pequeno>
        {vaga
          ? [vaga.municipio, ...vaga.porques.map(({ texto }) => texto)].join(' · ')
          : destinos.length > 0
            ? `Há ${destinos.length} com mudança de cidade, outro cargo ou já sugeridas a outros`
            : 'Nenhum posto com vaga na data'}
      </Pequeno>
    </Box>
  )
}

/** What the transfer changes a month, and what the dismissal costs; nothing for who does not see pay. */
function Custo({ pessoa: { colaboradorId, processo }, custos }: Pick<LinhaProps, 'pessoa' | 'custos'>) {
  const mes = custos.remanejar.get(colaboradorId)?.custoCentavos ?? null
  const saida = custos.aviso.get(colaboradorId)?.custoCentavos ?? null
  if (processo || (mes === null && saida === null)) return '–'
  return (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {mes !== null && <Pequeno>{`remanejar: ${mes > 0 ? '+ ' : ''}${formatMoney(mes)} por mês`}</Pequeno>}
      {saida !== null && <Pequeno>{`aviso: ${formatMoney(saida)}`}</Pequeno>}
    </Box>
  )
}

interface EscolhaProps extends LinhaProps {
  /** Why no notice may be given; null where it may. */
  readonly impedido: string | null
}

function Escolha({ pessoa, decisao, impedido, onMudar, onFica }: EscolhaProps) {
  const { nome, propostaId, destinos, estavel } = pessoa
  const postoId = propostaId ?? destinos[0]?.postoId
  const escolher = (nova: TipoDeDecisao | null): void => {
    if (nova === 'fica') onFica()
    else if (nova === 'remanejar') onMudar(postoId === undefined ? null : { decisao: nova, postoId })
    else onMudar(nova && { decisao: nova })
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={decisao?.decisao ?? null}
        onChange={(_, nova: TipoDeDecisao | null) => escolher(nova)}
        aria-label={`Decisão de ${nome}`}
        sx={DOIS_POR_LINHA}
      >
        {(Object.keys(decisoesDoFim) as TipoDeDecisao[]).map((value) => (
          <ToggleButton
            key={value}
            value={value}
            disabled={
              (value === 'remanejar' && postoId === undefined) || (value === 'aviso' && impedido !== null)
            }
            sx={{ textTransform: 'none', minHeight: 36, whiteSpace: 'nowrap' }}
          >
            {CURTAS[value]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {impedido !== null && <Pequeno>{impedido}</Pequeno>}
      {impedido === null && estavel && (
        <Pequeno>{`Estabilidade${estavel.ate ? ` até ${formatDate(estavel.ate)}` : ''}: confira antes do aviso.`}</Pequeno>
      )}
    </Box>
  )
}

/** On a phone they are not one strip but a button each, two by two. */
const DOIS_POR_LINHA = (theme: Theme) => ({
  '& > button': { px: 1.25 },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: 0.75,
    '& > button.MuiToggleButtonGroup-grouped': {
      m: 0,
      borderRadius: 1,
      border: `1px solid ${theme.vars.palette.divider}`,
    },
  },
})

const CURTAS: Readonly<Record<TipoDeDecisao, string>> = {
  remanejar: 'Remanejar',
  reserva: 'Reserva',
  aviso: 'Aviso',
  fica: 'Fica…',
}

function EmAndamento({ processo }: { readonly processo: NonNullable<PessoaDoFim['processo']> }) {
  const setor = useSetor()
  const href = recordHref(processo.tipo, processo.id, useGrupos(), setor)
  return (
    <span>
      {href ? <Link to={href}>{processo.numero}</Link> : processo.numero}
      <Pequeno>{processo.status}</Pequeno>
    </span>
  )
}
