import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { faixasDoPrazo, prazoDito } from '@rh/domain/processo/prazo'
import { Link } from 'react-router'
import { formatDate } from '../../../lib/format.ts'
import { loteHref } from '../../../lib/nav/process-href.ts'
import { useSetor } from '../../../lib/nav/use-setor.ts'
import { useGrupos } from '../../../lib/session/use-session.ts'
import { companyClock } from '../../../lib/time/company-time.ts'
import { diaComSemana } from '../../../lib/time/textos.ts'
import type { Definition } from '../../../ui/data/DefinitionList.tsx'
import { WholeCodes } from '../../../ui/data/WholeCodes.tsx'
import { StatusChip } from '../../../ui/data/StatusChip.tsx'
import { numeroEAutor } from '../textos.ts'
import { useTela } from '../tela.ts'
import type { DoRegistro } from './Acoes.tsx'
import { Setores } from './Setores.tsx'

const Fatos = styled('dl')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px 48px',
  margin: 0,
  padding: '0 20px 14px',
  // A long post takes the room that short facts leave.
  '& > div': { maxWidth: 560 },
  '& dt': { fontSize: '0.75rem', lineHeight: 1.5, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontSize: '0.9375rem', fontWeight: 600, overflowWrap: 'anywhere' },
  // On a phone what each one is called stands before it, and they follow each other as a sentence does.
  [theme.breakpoints.down('sm')]: {
    gap: '2px 12px',
    padding: '0 16px 12px',
    '& > div': { maxWidth: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 6, alignItems: 'baseline' },
    '& dd': { fontSize: '0.8125rem' },
  },
}))

/** Header of a record: who it is about, its facts, and where it stands with each sector. */
export function Cabecalho({ pagina, registro }: DoRegistro) {
  const { process } = useTela()
  const nome = pagina.nomeDe(registro) ?? `${process.label.one} sem nome ainda`
  const fatos = pagina.fatos(registro, pagina.rotulosDe(registro)).filter(isDito)
  return (
    <Card component="header">
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pt: { xs: 1.5, sm: 2 }, pb: 1.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {nome}
          </Typography>
          <StatusChip label={process.statuses[registro.status]?.label ?? registro.status} />
          <Termo registro={registro} />
        </Box>
        <Typography variant="body2" color="textSecondary" component="p">
          {pagina.subtitulo?.(registro)}
          <Pedido registro={registro} />
          <DoLote registro={registro} />
          {pagina.Link && (
            <>
              {' · '}
              <pagina.Link registro={registro} />
            </>
          )}
        </Typography>
        <DeOutraPessoa registro={registro} />
      </Box>
      {fatos.length > 0 && (
        <Fatos>
          {fatos.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Fatos>
      )}
      <Setores pagina={pagina} registro={registro} />
    </Card>
  )
}

const isDito = ({ value }: Definition): boolean =>
  value !== null && value !== undefined && value !== false && value !== ''

/** Until when what the record waits for is asked: `Em 3 dias · Conferir documentos até sex 27/11/2026 (eSocial)`. */
function Termo({ registro: { prazo, aFazer } }: Pick<DoRegistro, 'registro'>) {
  if (!prazo) return null
  const ate = `até ${diaComSemana(prazo.dia)}`
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        ml: { md: 'auto' },
        fontSize: '0.875rem',
      }}
    >
      <StatusChip label={prazoDito(prazo.dias)} tone={faixasDoPrazo[prazo.faixa].tone} />
      <strong>{aFazer ? `${aFazer.rotulo} ${ate}` : `Prazo ${ate}`}</strong>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.75rem' }}>
        {prazo.rotulo}
      </Box>
    </Box>
  )
}

/** `Admissão 2026-00033 · pedida por Márcio Figueiredo em 20/11/2026`. */
function Pedido({ registro }: Pick<DoRegistro, 'registro'>) {
  const { process, textos } = useTela()
  const nasceEnviado = !process.doSolicitante.includes(process.initial)
  const envio = registro.eventos.find(({ tipo, de }) => tipo === 'transicao' && de === process.initial)
  // A draft was not asked for yet.
  const pedido = nasceEnviado ? registro.criadoEm : (envio?.em ?? null)
  return (
    <>
      <WholeCodes text={numeroEAutor(process, textos, registro)} />
      {pedido !== null && ` em ${formatDate(companyClock(new Date(pedido)).data)}`}
    </>
  )
}

const deOutraPessoa = {
  autoaprovacao: 'Outra pessoa decide: você pediu, preencheu ou enviou.',
  mesma_pessoa: 'Outra pessoa decide: você já deu um parecer.',
} as const

/** Notice of the four-eyes rule, where its buttons are missing. */
function DeOutraPessoa({ registro: { impedeDecidir } }: Pick<DoRegistro, 'registro'>) {
  return (
    impedeDecidir && (
      <Typography variant="body2" sx={{ mt: 0.5, fontWeight: 600 }}>
        {deOutraPessoa[impedeDecidir]}
      </Typography>
    )
  )
}

/** Link to the batch that opened the record. */
function DoLote({ registro: { lote } }: Pick<DoRegistro, 'registro'>) {
  const grupos = useGrupos()
  const atual = useSetor()
  const { tipo } = useTela()
  if (!lote) return null
  const href = loteHref(tipo, lote.id, grupos, atual)
  return (
    <>
      {' · Lote: '}
      {href ? <Link to={href}>{lote.titulo}</Link> : lote.titulo}
    </>
  )
}
