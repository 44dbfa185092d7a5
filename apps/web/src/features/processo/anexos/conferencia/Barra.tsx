import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ariaOfKey } from '../../../../lib/teclas/teclas.ts'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { Tecla } from '../../../../ui/teclas/Tecla.tsx'
import { TECLA_DE_DESFAZER, useTeclaDeDesfazer } from '../../fila/tecla-de-desfazer.ts'
import { Desenho } from '../Desenho.tsx'
import { agrupar } from './entradas.ts'
import type { Checklist } from '../anexos.ts'
import type { Conferencia } from './use-conferencia.ts'

interface BarraProps {
  readonly checklist: Checklist
  readonly conferencia: Conferencia
}

/** The person's last decision, with its undo, and what is left. */
export function Barra({ checklist, conferencia: { ultima, voltar, ocupado } }: BarraProps) {
  const temTecla = useTeclaDeDesfazer(ultima?.arquivo?.avaliadoEm ?? null, voltar)
  const aprovada = ultima?.arquivo?.estado === 'aprovado'
  const falta = oQueFalta(checklist)
  if (!ultima && falta === null) return null
  return (
    <Box
      className="barra"
      sx={{
        gridArea: 'barra',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        px: 1,
      }}
    >
      <Box component="output" sx={{ display: 'flex', alignItems: 'center', gap: 1, flex: 1, minWidth: 0 }}>
        {ultima && (
          <Typography
            variant="body2"
            sx={{
              display: 'inline-flex',
              gap: 1,
              alignItems: 'center',
              fontWeight: 600,
              color: aprovada ? 'success.dark' : 'error.dark',
            }}
          >
            <Icon name={aprovada ? 'check' : 'fechar'} size={16} />
            {`${ultima.item.descricao}: ${aprovada ? 'aprovado' : 'recusado'}`}
          </Typography>
        )}
      </Box>
      {ultima && (
        <Button
          size="small"
          disabled={ocupado}
          aria-keyshortcuts={temTecla ? ariaOfKey(TECLA_DE_DESFAZER) : undefined}
          startIcon={<Desenho name="desfazer" size={16} />}
          endIcon={temTecla && <Tecla tecla={TECLA_DE_DESFAZER} />}
          onClick={voltar}
        >
          Desfazer
        </Button>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ ml: 'auto' }}>
        {falta}
      </Typography>
    </Box>
  )
}

/** What is left of the documents of the approval, in words; null where it asks for none. */
function oQueFalta({ itens }: Checklist): string | null {
  const [principal] = agrupar(itens)
  if (principal?.nome !== 'principal') return null
  const quantos = (estado: string): number => principal.itens.filter((item) => item.estado === estado).length
  const [conferir, receber, recusados] = [quantos('enviado'), quantos('pendente'), quantos('reprovado')]
  const partes = [
    conferir > 0 ? `${conferir} a conferir` : '',
    receber > 0 ? `${receber} a receber` : '',
  ].filter(Boolean)
  const recusa = recusados > 0 ? `${recusados} ${recusados === 1 ? 'recusado' : 'recusados'}` : ''
  if (partes.length === 0) return recusa || 'Todos aprovados ou dispensados'
  const verbo = conferir + receber === 1 ? 'Falta' : 'Faltam'
  return [`${verbo} ${partes.join(' e ')}`, recusa].filter(Boolean).join(' · ')
}
