import Box from '@mui/material/Box'
import { rotuloDoGrupo } from '@rh/domain/setores/grupos'
import { formatRelative } from '../../lib/format.ts'
import { StatusChip } from '../../ui/data/StatusChip.tsx'
import { hojeEmTexto } from './hoje.ts'
import type { Resumo } from './queries.ts'

const GRUPOS_MOSTRADOS = 2

const chips = { display: 'inline-flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' } as const

/** What somebody has to do about an account, beside its name. */
const pendencias = ({ situacao, primeiroAcesso, semContratos, semHorarios }: Resumo): string[] =>
  situacao === 'desativado'
    ? []
    : [
        primeiroAcesso && 'Primeiro acesso',
        semContratos && 'Sem contratos',
        semHorarios && situacao === 'ativo' && 'Sem horários',
      ].filter((texto): texto is string => typeof texto === 'string')

function Grupos({ grupos }: Pick<Resumo, 'grupos'>) {
  if (grupos.length === 0) return '–'
  const resto = grupos.slice(GRUPOS_MOSTRADOS)
  return (
    <Box component="span" sx={chips} title={grupos.map(rotuloDoGrupo).join(', ')}>
      {grupos.slice(0, GRUPOS_MOSTRADOS).map((grupo) => (
        <StatusChip key={grupo} label={rotuloDoGrupo(grupo)} />
      ))}
      {resto.length > 0 && <span>+{resto.length}</span>}
    </Box>
  )
}

export const celulas = {
  nome: (usuario: Resumo) => (
    <Box component="span" sx={{ ...chips, columnGap: 1 }}>
      {usuario.nome}
      {pendencias(usuario).map((texto) => (
        <StatusChip key={texto} label={texto} tone="warning" />
      ))}
    </Box>
  ),
  grupos: ({ grupos }: Resumo) => <Grupos grupos={grupos} />,
  segundoFator: ({ segundoFator }: Resumo) => (segundoFator ? 'Sim' : '–'),
  hoje: (usuario: Resumo) => (
    // A line breaks between two spans of hours, and in none of them.
    <Box component="span" sx={{ '& > span': { whiteSpace: 'nowrap' } }}>
      {(usuario.liberadoAte ? `${hojeEmTexto(usuario)} · liberado` : hojeEmTexto(usuario))
        .split(/(?<=,) /)
        .flatMap((parte, i) => [i > 0 && ' ', <span key={parte}>{parte}</span>])}
    </Box>
  ),
  ultimoAcesso: ({ ultimoAcesso }: Resumo) => (ultimoAcesso ? formatRelative(ultimoAcesso) : 'Nunca entrou'),
  sessoes: ({ sessoes }: Resumo) => (sessoes === 0 ? '–' : sessoes),
}
