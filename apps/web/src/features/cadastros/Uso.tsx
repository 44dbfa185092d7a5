import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { cadastros, type NomeDeCadastro } from '@rh/domain/cadastros/cadastros'
import { resumoDoUso, type Uso as UsoDoRegistro } from '@rh/domain/cadastros/uso'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { ErrorLine } from '../../ui/feedback/ErrorLine.tsx'
import { usoQuery } from './chamadas.ts'

interface UsoProps {
  readonly nome: NomeDeCadastro
  readonly id: number
}

/** Who uses a record: `Usado por 12 pessoas e 3 postos`, and their names on request. */
export function Uso({ nome, id }: UsoProps) {
  const [aberto, setAberto] = useState(false)
  const listaId = useId()
  const { data, isError, refetch } = useQuery(usoQuery(nome, id))
  // Nothing would be taken for nobody, by who is about to switch it off.
  if (isError && !data) return <ErrorLine onRetry={refetch}>Não foi possível ver quem usa.</ErrorLine>
  if (!data) return <Skeleton width={220} />
  const { genero } = cadastros[nome]
  const resumo = resumoDoUso(data, genero)
  if (resumo === null)
    return (
      <Typography variant="body2" color="textSecondary">
        Ninguém {genero === 'f' ? 'a' : 'o'} usa.
      </Typography>
    )
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="subtitle2" component="p">
          {resumo}.
        </Typography>
        <Button
          size="small"
          aria-expanded={aberto}
          aria-controls={listaId}
          aria-label={`${aberto ? 'Ocultar' : 'Ver'} lista de quem usa`}
          onClick={() => setAberto((antes) => !antes)}
        >
          {aberto ? 'Ocultar lista' : 'Ver lista'}
        </Button>
      </Box>
      {aberto && <Lista id={listaId} uso={data} />}
    </div>
  )
}

function Lista({
  id,
  uso: { pessoas, postos, contratos, results },
}: {
  readonly id: string
  readonly uso: UsoDoRegistro
}) {
  const restantes = pessoas + postos + contratos - results.length
  return (
    <Box
      id={id}
      tabIndex={0}
      component="section"
      aria-label="Quem usa"
      sx={{ maxHeight: 240, overflowY: 'auto', mt: 1 }}
    >
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {results.map(({ tipo, nome, detalhe }) => (
          <li key={`${tipo} ${nome} ${detalhe}`}>
            <Typography variant="body2">{nome}</Typography>
            <Typography variant="caption" color="textSecondary">
              {detalhe}
            </Typography>
          </li>
        ))}
      </Box>
      {restantes > 0 && (
        <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
          e mais {restantes}
        </Typography>
      )}
    </Box>
  )
}
