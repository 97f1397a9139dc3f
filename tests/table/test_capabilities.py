"""Secrets that give a right: long enough, and only their hashes are kept."""

from valdora.table.capabilities import following_id, hashed, new_id, new_key, new_link, table_of

SIGNS_PER_BYTE = 4 / 3
"""Of base64 without padding."""


def test_keys_have_256_bits_and_links_192() -> None:
    assert len(new_key()) == round(32 * SIGNS_PER_BYTE)
    assert len(new_link("t")) == len("t.") + round(24 * SIGNS_PER_BYTE)
    assert len({new_key() for _ in range(50)}) == 50
    assert len({new_link("t") for _ in range(50)}) == 50


def test_a_link_says_for_which_table_up_to_the_first_point() -> None:
    assert table_of(new_link("abc")) == "abc"
    assert table_of("abc.d.e") == "abc"
    assert table_of("abc") == "abc"


def test_an_id_has_13_signs_that_are_never_mistaken() -> None:
    ids = {new_id() for _ in range(50)}
    assert len(ids) == 50
    assert {len(id_) for id_ in ids} == {13}
    assert set("".join(ids)) <= set("abcdefghijklmnopqrstuvwxyz234567")


def test_what_is_kept_of_a_secret_never_changes() -> None:
    assert hashed("secret") == "f8d6c04ad1da0e16a522a09766684fda7883591b4903c366a9b3bb88e69d9519"
    assert hashed("secret") != hashed("Secret")


def test_the_rematch_of_a_table_has_one_id_that_only_its_host_makes() -> None:
    assert following_id("t", "host") == "eugh3whvurwbb"
    assert following_id("t", "host") != following_id("t", "other")
    assert following_id("t", "host") != following_id("u", "host")
