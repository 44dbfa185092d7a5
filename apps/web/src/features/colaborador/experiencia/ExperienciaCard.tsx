import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { vinculo } from '@rh/domain/campos/vinculo'
import { decisoesDaExperiencia, type Decisao } from '@rh/domain/colaborador/experiencia'
import { hrefOf } from '@rh/domain/setores/rotas'
import { useState } from 'react'
import { Link } from 'react-router'
import { maisDias } from '../../../lib/time/dia.ts'
import { emDias } from '../../../lib/time/em-dias.ts'
import { formatDate, formatRelative } from '../../../lib/format.ts'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'
import { useCanOpen, useSetor } from '../../../lib/nav/use-setor.ts'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { Section } from '../../../ui/page/Section.tsx'
import { tomDoPrazo } from '../dias.ts'
import type { Acompanhamento, Ficha } from '../queries.ts'

// Forms, loaded when one is opened.
const DecisaoDialog = lazyPart(
  'DecisaoDialog',
  async () => (await import('./ExperienciaDialogs.tsx')).DecisaoDialog,
)
const ClausulaDialog = lazyPart(
  'ClausulaDialog',
  async () => (await import('./ExperienciaDialogs.tsx')).ClausulaDialog,
)
const SugestaoDialog = lazyPart(
  'SugestaoDialog',
  async () => (await import('./ExperienciaDialogs.tsx')).SugestaoDialog,
)

interface ExperienciaCardProps {
  readonly ficha: Ficha
  readonly experiencia: Acompanhamento
}

/** The trial that runs: its two ends, what was decided, what happens if nobody decides, and the decision. */
export function ExperienciaCard({ ficha, experiencia }: ExperienciaCardProps) {
  const [aberto, setAberto] = useState<Decisao | 'sugerir' | 'clausula' | null>(null)
  const onClose = () => setAberto(null)
  const { decisao, sugestoes } = experiencia
  return (
    <Section title="Contrato de experiência" actions={<Prazo experiencia={experiencia} />}>
      <Prazos ficha={ficha} experiencia={experiencia} />
      <Clausula ficha={ficha} experiencia={experiencia} onCorrigir={() => setAberto('clausula')} />
      {decisao ? <Decidido ficha={ficha} decisao={decisao} /> : <SemDecisao experiencia={experiencia} />}
      {sugestoes.length > 0 && <Sugestoes sugestoes={sugestoes} />}
      <Acoes experiencia={experiencia} onEscolher={setAberto} />
      {aberto === 'sugerir' && <SugestaoDialog ficha={ficha} experiencia={experiencia} onClose={onClose} />}
      {aberto === 'clausula' && <ClausulaDialog ficha={ficha} experiencia={experiencia} onClose={onClose} />}
      {aberto !== null && aberto !== 'sugerir' && aberto !== 'clausula' && (
        <DecisaoDialog ficha={ficha} experiencia={experiencia} decisao={aberto} onClose={onClose} />
      )}
    </Section>
  )
}

/** How pressing it is; once it was decided to go on, nothing presses. */
function Prazo({ experiencia: { decisao, faltam } }: Pick<ExperienciaCardProps, 'experiencia'>) {
  if (decisao?.decisao === 'prorrogar') return <StatusChip label="Prorrogada" tone="success" />
  if (decisao?.decisao === 'efetivar') return <StatusChip label="Efetivada" tone="success" />
  return <StatusChip label={`Termina ${emDias(faltam).toLowerCase()}`} tone={tomDoPrazo(faltam)} />
}

/** Both ends beside each other; the one that comes next stands out. */
function Prazos({ ficha, experiencia }: ExperienciaCardProps) {
  const { termo, fimPrimeiro } = experiencia
  const segundo = segundoPrazo(ficha, experiencia)
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, m: 0, mb: 2 }}
    >
      <Fim label="Fim do primeiro período" value={formatDate(fimPrimeiro)} atual={termo === 1} />
      <Fim {...segundo} atual={termo === 2} />
    </Box>
  )
}

function segundoPrazo(ficha: Ficha, experiencia: Acompanhamento): Pick<FimProps, 'label' | 'value'> {
  const { termo, fimPrimeiro, prorrogacao, decisao, indeterminadoEm } = experiencia
  if (decisao?.decisao === 'efetivar')
    return { label: 'Prazo indeterminado', value: `A partir de ${formatDate(indeterminadoEm)}` }
  if (termo === 2 || decisao?.decisao === 'prorrogar')
    return { label: 'Fim da prorrogação', value: formatDate(ficha.experiencia?.fimFinal) }
  const value = prorrogacao
    ? `Possível até ${formatDate(maisDias(fimPrimeiro, prorrogacao.sugerida))}`
    : 'Não há dias para prorrogar'
  return { label: 'Prorrogação', value }
}

interface ClausulaProps extends ExperienciaCardProps {
  readonly onCorrigir: () => void
}

/** Whether either side may end the trial early with notice; who corrects contracts corrects it here. */
const Clausula = ({ ficha, experiencia, onCorrigir }: ClausulaProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
    <Typography variant="body2" color="textSecondary">
      {`${vinculo.clausulaAssecuratoria.label} (CLT art. 481)`}
    </Typography>
    <Typography variant="body2">{experiencia.clausulaAssecuratoria ? 'Sim' : 'Não'}</Typography>
    {ficha.edita.includes('contrato') && (
      <Button size="small" startIcon={<Icon name="editar" size={18} />} onClick={onCorrigir}>
        Corrigir cláusula
      </Button>
    )}
  </Box>
)

interface FimProps {
  readonly label: string
  readonly value: string
  readonly atual: boolean
}

const Fim = ({ label, value, atual }: FimProps) => (
  <Box
    sx={{
      px: 2,
      py: 1.5,
      borderRadius: 2,
      border: '1px solid',
      borderColor: atual ? 'primary.main' : 'divider',
    }}
  >
    <Typography component="dt" variant="body2" color="textSecondary">
      {label}
    </Typography>
    <Typography component="dd" variant="subtitle1" sx={{ m: 0 }}>
      {value}
    </Typography>
  </Box>
)

const SemDecisao = ({ experiencia }: Pick<ExperienciaCardProps, 'experiencia'>) => (
  <Alert severity={experiencia.faltam <= 5 ? 'warning' : 'info'} icon={<Icon name="alerta" />}>
    Decida até <strong>{formatDate(experiencia.fimDoTermo)}</strong>. Sem decisão, o contrato passa a ser por
    prazo indeterminado em {formatDate(experiencia.indeterminadoEm)} (CLT art. 451).
  </Alert>
)

interface DecididoProps {
  readonly ficha: Ficha
  readonly decisao: NonNullable<Acompanhamento['decisao']>
}

const Decidido = ({ ficha, decisao }: DecididoProps) => (
  <Alert
    severity={decisao.decisao === 'encerrar' ? 'warning' : 'success'}
    icon={<Icon name={decisao.decisao === 'encerrar' ? 'alerta' : 'check-circulo'} />}
  >
    <strong>{decisao.efeito}</strong>
    <Box sx={{ mt: 0.5 }}>{`Decidido por ${decisao.autor}, ${formatRelative(decisao.em)}.`}</Box>
    {decisao.motivo && <Box sx={{ overflowWrap: 'anywhere' }}>{decisao.motivo}</Box>}
    {decisao.decisao === 'encerrar' && <AbrirDemissao ficha={ficha} />}
  </Alert>
)

/** End of the agreed term, in eSocial tabela 19. */
const FIM_DO_PRAZO = '06'

/** The decision ends nothing by itself: the way to the dismissal that does, for who may ask for one. */
function AbrirDemissao({ ficha }: { readonly ficha: Ficha }) {
  const setor = useSetor()
  const canOpen = useCanOpen()
  if (!canOpen('colaborador.demitir')) return null
  return (
    <Button
      component={Link}
      to={`${hrefOf(setor, 'colaborador.demitir', { id: ficha.id })}?causa=${FIM_DO_PRAZO}`}
      size="small"
      variant="outlined"
      color="inherit"
      sx={{ mt: 1 }}
    >
      Abrir a demissão
    </Button>
  )
}

const Sugestoes = ({ sugestoes }: Pick<Acompanhamento, 'sugestoes'>) => (
  <Box component="ul" aria-label="Sugestões do Operacional" sx={{ m: 0, mt: 2, p: 0, listStyle: 'none' }}>
    {sugestoes.map(({ id, decisao, comentario, autor, em }) => (
      <Box component="li" key={id} sx={{ py: 1, borderTop: '1px solid', borderColor: 'divider' }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          <strong>{`Sugestão: ${decisoesDaExperiencia[decisao].label.toLowerCase()}.`}</strong> {comentario}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {`${autor}, ${formatRelative(em)}`}
        </Typography>
      </Box>
    ))}
  </Box>
)

interface AcoesProps {
  readonly experiencia: Acompanhamento
  readonly onEscolher: (acao: Decisao | 'sugerir') => void
}

const icones = { prorrogar: 'calendario', efetivar: 'check-circulo', encerrar: 'demissao' } as const

function Acoes({ experiencia: { decide, sugere, decisao }, onEscolher }: AcoesProps) {
  if (decide.length === 0 && !sugere) return null
  const outras = decide.filter((nome) => nome === 'prorrogar' || nome !== decisao?.decisao)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      {decisao && outras.length > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          Dá para mudar a decisão até o fim do prazo; a anterior fica no histórico.
        </Typography>
      )}
      {outras.map((nome) => (
        <Button
          key={nome}
          variant={decisao ? 'text' : 'outlined'}
          color={nome === 'encerrar' ? 'error' : 'primary'}
          startIcon={<Icon name={icones[nome]} size={18} />}
          onClick={() => onEscolher(nome)}
        >
          {nome === 'prorrogar' && decisao?.decisao === 'prorrogar'
            ? 'Mudar a prorrogação'
            : decisoesDaExperiencia[nome].label}
        </Button>
      ))}
      {sugere && (
        <Button variant="outlined" onClick={() => onEscolher('sugerir')}>
          Sugerir ao Rh
        </Button>
      )}
    </Box>
  )
}
