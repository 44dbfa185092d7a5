import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { formatMoney } from '../../../lib/format.ts'
import type { Fracao } from '../../../ui/calendario/tipos.ts'
import { datasOferecidas, type DataOferecida, type PedidoDeDatas } from './melhores.ts'
import { diaComSemana, quantosDias } from '../textos.ts'

interface MelhoresDatasProps {
  readonly pedido: PedidoDeDatas
  readonly onMarcar: (fracao: Fracao) => void
}

/** Three starts that the law and the team allow, each marked in one click. */
export function MelhoresDatas({ pedido, onMarcar }: MelhoresDatasProps) {
  const ofertas = useMemo(() => datasOferecidas(pedido), [pedido])
  if (ofertas.length === 0)
    return (
      <Typography variant="body2" color="textSecondary" sx={{ py: 2 }}>
        {`Não há ${quantosDias(pedido.dias)} seguidos livres até o fim do prazo. Divida as férias ou marque no calendário.`}
      </Typography>
    )
  return (
    <Box
      component="ul"
      aria-label={`Melhores datas para ${quantosDias(pedido.dias)}`}
      sx={{
        m: 0,
        p: 0,
        py: 2,
        listStyle: 'none',
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      {ofertas.map((oferta) => (
        <Oferta key={oferta.inicio} oferta={oferta} dias={pedido.dias} onMarcar={onMarcar} />
      ))}
    </Box>
  )
}

interface OfertaProps {
  readonly oferta: DataOferecida
  readonly dias: number
  readonly onMarcar: (fracao: Fracao) => void
}

const Oferta = ({ oferta, dias, onMarcar }: OfertaProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gap: 0.25,
      alignContent: 'start',
      p: 1.5,
      border: 1,
      borderColor: 'divider',
      borderRadius: '12px',
    }}
  >
    <Typography variant="subtitle2" component="p">
      {diaComSemana(oferta.inicio)}
    </Typography>
    <Typography variant="caption" color="textSecondary">
      até {diaComSemana(oferta.fim)}
    </Typography>
    {vantagens(oferta).map((texto) => (
      <Typography key={texto} variant="caption" color="textSecondary">
        {texto}
      </Typography>
    ))}
    <Button
      size="small"
      variant="outlined"
      color="inherit"
      sx={{ mt: 1, justifySelf: 'start' }}
      aria-label={`Marcar ${quantosDias(dias)} a partir de ${diaComSemana(oferta.inicio)}`}
      onClick={() => onMarcar({ inicio: oferta.inicio, dias })}
    >
      Marcar
    </Button>
  </Box>
)

/** Why it is among the best, the dearest thing first. */
export function vantagens(oferta: DataOferecida): readonly string[] {
  const { diasEmDobro, custoDaDobraCentavos, diasLonge, feriadosDentro, fora } = oferta
  const dobra =
    diasEmDobro === 0
      ? 'sem dobra'
      : `${quantosDias(diasEmDobro)} em dobro${custoDaDobraCentavos === null ? '' : `: mais ${formatMoney(custoDaDobraCentavos)}`}`
  const feriados =
    feriadosDentro === 0
      ? 'nenhum feriado dentro'
      : feriadosDentro === 1
        ? '1 feriado dentro'
        : `${feriadosDentro} feriados dentro`
  return [
    `${dobra} · ${quantosDias(diasLonge)} longe do trabalho`,
    feriados,
    fora.length === 0 ? 'ninguém da equipe fora' : `fora da equipe: ${fora.join(', ')}`,
  ]
}
