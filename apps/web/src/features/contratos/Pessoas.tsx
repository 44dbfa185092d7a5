import Box from '@mui/material/Box'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Icon } from '../../ui/icon/Icon.tsx'
import { PessoaLinha } from './PessoaLinha.tsx'
import type { Contrato } from './queries.ts'
import { contar, contemTexto } from './textos.ts'

/** Everybody in the contract on the day, by name. */
export function Pessoas({ contrato: { postos, locais } }: { readonly contrato: Contrato }) {
  const [busca, setBusca] = useState('')
  const localDe = new Map(locais.map(({ id, nome }) => [id, nome]))
  const todas = postos
    .flatMap(({ pessoas, cargo, localId }) =>
      pessoas.map((pessoa) => ({ pessoa, onde: `${cargo} · ${localDe.get(localId) ?? ''}` })),
    )
    .toSorted((a, b) => a.pessoa.nome.localeCompare(b.pessoa.nome, 'pt-BR'))
  const achadas = todas.filter(({ pessoa, onde }) =>
    contemTexto(`${pessoa.nome} ${pessoa.matricula} ${onde}`, busca),
  )
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={busca}
        onChange={({ target }) => setBusca(target.value)}
        placeholder="Buscar por nome, matrícula, cargo ou local"
        inputProps={{ 'aria-label': 'Buscar pessoas do contrato' }}
        startAdornment={
          <InputAdornment position="start">
            <Icon name="busca" size={18} />
          </InputAdornment>
        }
      />
      <Typography variant="body2" color="textSecondary" component="output" sx={{ display: 'block', mt: 1.5 }}>
        {busca
          ? `${achadas.length} de ${contar(todas.length, 'pessoa', 'pessoas')}`
          : contar(todas.length, 'pessoa', 'pessoas')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {achadas.map(({ pessoa, onde }) => (
          <PessoaLinha key={pessoa.vinculoId} pessoa={pessoa} onde={onde} />
        ))}
      </Box>
    </>
  )
}
